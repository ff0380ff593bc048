import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { CaseStudyCard } from '@tekskills/shared/contracts/http/case-studies'
import type { NewsCard } from '@tekskills/shared/contracts/http/newsroom'
import type { Fact, InsightCard } from './insight-card'
import { insightTypes, itemPath } from './insight-type'
import { formatDate, readingTime } from '../dates/published-date'

const { blogs, caseStudies, newsroom } = insightTypes

/** The formatted date of an item. */
export const dayOf = (iso: string): Fact => ({ text: formatDate(iso), date: iso })

const textFacts = (...texts: (string | null | undefined)[]): Fact[] => texts.flatMap((text) => (text ? [{ text }] : []))

export const cardOfBlog = (blog: BlogCard): InsightCard => ({
  id: blog.id,
  title: blog.blogName,
  description: blog.description,
  link: { to: itemPath(blogs, blog.slug) },
  image: { url: blog.url, alt: blog.imageAlt, seed: blog.slug, focus: blog.focus },
  label: blog.category?.categoryName ?? null,
  facts: [...textFacts(blog.author?.authorName), dayOf(blog.publishedAt), ...textFacts(readingTime(blog.readMinutes))],
  featured: blog.featured,
  author: blog.author?.authorName,
})

export const cardOfCaseStudy = (study: CaseStudyCard): InsightCard => ({
  id: study.id,
  title: study.caseStudyName,
  description: study.description,
  link: { to: itemPath(caseStudies, study.url) },
  image: { url: study.webpUrl, alt: study.bannerAlt, seed: study.url, focus: study.focus },
  label: study.primaryCategory,
  facts: textFacts(study.clientName, study.industry),
  proof: { client: study.clientName, result: study.results[0] ?? null },
})

/**
 * Press coverage links to the original publication (contract §3.5). The text alternative describes the main picture; a
 * picture of the card alone is decorative, because the title beside it is the link.
 */
export const cardOfNews = (news: NewsCard): InsightCard => ({
  id: news.id,
  title: news.title,
  description: news.description,
  link: news.externalLink ? { href: news.externalLink } : { to: itemPath(newsroom, news.slug) },
  image: {
    url: news.templateUrl,
    seed: news.slug,
    ...(news.templateUrl === news.url ? { alt: news.imageAlt, focus: news.focus } : { alt: '' }),
  },
  label: news.category?.categoryName ?? null,
  facts: [dayOf(news.newsDate), ...textFacts(news.source)],
})
