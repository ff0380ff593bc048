import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import type { PublicNews } from '@tekskills/shared/contracts/http/newsroom'
import { leadOf } from '../../content/people/leads'
import { cardOfBlog, cardOfNews, dayOf } from '../../kit/insights/card-of'
import { insightTypes, itemPath } from '../../kit/insights/insight-type'
import { insightsPath } from '../../kit/insights/insight-query'
import { readingTime } from '../../kit/dates/published-date'
import type { Article } from '../../kit/insight-detail/article'

const { blogs, newsroom } = insightTypes

/** Converts a blog to the data of its page. */
export function articleOfBlog(blog: PublicBlog): Article {
  const { author, category } = blog
  const siblingLink = (link: PublicBlog['previous']) => link && { title: link.blogName, to: itemPath(blogs, link.slug) }
  return {
    id: blog.id,
    kind: 'blogs',
    lead: leadOf(category?.slug),
    title: blog.blogName,
    description: blog.description,
    image: { url: blog.url, alt: blog.imageAlt, seed: blog.slug, focus: blog.focus },
    author: author && {
      name: author.authorName,
      designation: author.designation,
      portrait: author.url ? { url: author.url, imageAlt: '' } : null,
      to: insightsPath(blogs, { author: author.id }),
    },
    facts: [dayOf(blog.publishedAt), { text: readingTime(blog.readMinutes) }],
    category: category && { name: category.categoryName, to: insightsPath(blogs, { category: category.slug }) },
    source: null,
    html: blog.content,
    tags: blog.tags,
    previous: siblingLink(blog.previous),
    next: siblingLink(blog.next),
    related: blog.related.map(cardOfBlog),
  }
}

/** Converts a news item to the data of its page. */
export function articleOfNews(news: PublicNews): Article {
  const { category, externalLink } = news
  const siblingLink = (link: PublicNews['previous']) => link && { title: link.title, to: itemPath(newsroom, link.slug) }
  return {
    id: news.id,
    kind: 'newsroom',
    lead: leadOf(category?.slug),
    title: news.title,
    description: news.description,
    image: { url: news.url, alt: news.imageAlt, seed: news.slug, focus: news.focus },
    author: null,
    facts: [dayOf(news.newsDate), ...(news.source && !externalLink ? [{ text: news.source }] : [])],
    category: category && { name: category.categoryName, to: insightsPath(newsroom, { category: category.slug }) },
    source: externalLink ? { name: news.source || new URL(externalLink).hostname, href: externalLink } : null,
    html: news.content,
    tags: [],
    previous: siblingLink(news.previous),
    next: siblingLink(news.next),
    related: news.related.map(cardOfNews),
  }
}
