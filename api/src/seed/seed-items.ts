import { coverAlt } from '@tekskills/shared/picture/cover'
import type { Insertable } from 'kysely'
import type { Schema } from '../platform/database/schema'
import { cleanRichText, joinedPlainText } from '../platform/rich-text/rich-text'
import { seedBlogs, seedCaseStudies, seedNews } from './content/index'
import { seedCovers } from './covers'
import type { SeedBlog, SeedCaseStudy, SeedItem, SeedNews } from './content/types'

type Row = Insertable<Schema['content_item']>
type Own = Omit<
  Row,
  'id' | 'status' | 'published_at' | 'picture_id' | 'created_at' | 'updated_at' | 'slug' | 'description'
>

/** Sanitized like a save, so that the first save of an item changes only what was edited. */
const clean = (html: string) => cleanRichText(html.trim(), 'content')

const blogOf = (blog: SeedBlog): Own => ({
  kind: 'BLOG',
  name: blog.blogName,
  content: clean(blog.content),
  plain_text: joinedPlainText([clean(blog.content)]),
  featured: blog.featured,
  tags: blog.tags,
})

const newsOf = (news: SeedNews): Own => ({
  kind: 'NEWSROOM',
  name: news.title,
  content: clean(news.content),
  plain_text: joinedPlainText([clean(news.content)]),
})

function caseStudyOf(study: SeedCaseStudy): Own {
  const story = {
    about_client: clean(study.aboutClient ?? ''),
    objective: clean(study.objective ?? ''),
    challenge: clean(study.challenge ?? ''),
    solution: clean(study.solution ?? ''),
    impact: clean(study.impact ?? ''),
  }
  return {
    kind: 'CASESTUDY',
    name: study.caseStudyName,
    industry: study.industry,
    client_name: study.clientName,
    services: study.services,
    results: study.results,
    plain_text: joinedPlainText(Object.values(story)),
    ...story,
  }
}

/** What the cover of a sample item shows. */
export function coverAltOf(slug: string): string {
  const shown = seedCovers.get(slug)
  return shown ? coverAlt(shown.cover) : ''
}

/** The rows of the sample items without times and pictures; `ids` maps slugs of authors and categories to ids. */
export function seedItems(ids: ReadonlyMap<string, string>) {
  const item = (seed: SeedItem, own: Own, authorSlug?: string) => ({
    pictureKey: seed.slug,
    publishedDaysAgo: seed.publishedDaysAgo,
    values: {
      ...own,
      slug: seed.slug,
      description: seed.description,
      image_alt: coverAltOf(seed.slug),
      category_id: ids.get(seed.categorySlug) ?? null,
      author_id: (authorSlug && ids.get(authorSlug)) ?? null,
    },
  })
  return [
    ...seedBlogs.map((blog) => item(blog, blogOf(blog), blog.authorSlug)),
    ...seedCaseStudies.map((study) => item(study, caseStudyOf(study))),
    ...seedNews.map((news) => item(news, newsOf(news))),
  ]
}
