import { sql, type Selectable } from 'kysely'
import type { BlogCard, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { readMinutes } from '../../content/reading-time'
import { statusAt } from '../../content/status'
import type { Queries } from '../../database/database'
import type { Schema } from '../../database/schema'
import { pictureAddress } from '../../pictures/picture-address'

/** Blogs that are not deleted, with the names that cards and tables show. */
export const selectBlogs = (queries: Queries) =>
  queries
    .selectFrom('blog')
    .leftJoin('category', 'category.id', 'blog.category_id')
    .leftJoin('author', 'author.id', 'blog.author_id')
    .where('blog.deleted_at', 'is', null)

/** Public at `now`: published, or scheduled with its time come. */
export const selectVisible = (queries: Queries, now: Date) =>
  selectBlogs(queries).where('blog.status', 'in', ['PUBLISHED', 'SCHEDULED']).where('blog.published_at', '<=', now)

export type BlogSelection = ReturnType<typeof selectBlogs>

export const withCardColumns = (query: BlogSelection) =>
  query
    .select(['blog.id', 'blog.blog_name', 'blog.slug', 'blog.description', 'blog.picture_id', 'blog.image_alt'])
    .select(['blog.tags', 'blog.featured', 'blog.published_at', 'blog.category_id', 'blog.author_id'])
    .select(sql<number>`cardinality(regexp_split_to_array(blog.plain_text, '\\s+'))`.as('words'))
    .select(['category.category_name', 'category.slug as category_slug'])
    .select(['author.author_name', 'author.designation', 'author.picture_id as author_picture_id'])

type CardRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['executeTakeFirstOrThrow']>>

const categoryOf = ({ category_id: id, category_name: categoryName, category_slug: slug }: CardRow) =>
  id && categoryName && slug ? { id, categoryName, slug } : null

const authorOf = ({ author_id: id, author_name: authorName, designation, author_picture_id }: CardRow) =>
  id && authorName ? { id, authorName, designation, url: pictureAddress('author', id, author_picture_id) } : null

/** The card of a visible blog, which always has a slug and a time. */
export const cardOf = (row: CardRow): BlogCard => ({
  id: row.id,
  blogName: row.blog_name,
  slug: row.slug ?? '',
  description: row.description,
  url: pictureAddress('blogs', row.id, row.picture_id),
  imageAlt: row.image_alt,
  category: categoryOf(row),
  author: authorOf(row),
  tags: row.tags,
  publishedAt: (row.published_at ?? new Date(0)).toISOString(),
  readMinutes: readMinutes(row.words),
  featured: row.featured,
})

export const withStaffColumns = (query: BlogSelection) =>
  withCardColumns(query)
    .leftJoin('account as creator', 'creator.id', 'blog.created_by')
    .leftJoin('account as editor', 'editor.id', 'blog.updated_by')
    .select(['blog.version', 'blog.status', 'blog.content', 'blog.image_decorative', 'blog.noindex'])
    .select(['blog.meta_title', 'blog.meta_description', 'blog.keywords', 'blog.canonical_link'])
    .select(['blog.created_at', 'blog.created_by', 'blog.updated_at', 'blog.updated_by'])
    .select(sql<string | null>`coalesce(creator.name, creator.username)`.as('creator_name'))
    .select(sql<string | null>`coalesce(editor.name, editor.username)`.as('editor_name'))

type StaffRow = Awaited<ReturnType<ReturnType<typeof withStaffColumns>['executeTakeFirstOrThrow']>>

const personOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null)

/** A blog as staff see it; a scheduled one whose time has come shows as published. */
export function staffBlogOf(row: StaffRow, now: Date): StaffBlog {
  const status = statusAt({ status: row.status, publishedAt: row.published_at }, now)
  const time = row.published_at?.toISOString() ?? null
  return {
    ...cardOf(row),
    slug: row.slug,
    version: row.version,
    status,
    content: row.content,
    imageDecorative: row.image_decorative,
    categoryId: row.category_id,
    authorId: row.author_id,
    publishedAt: status === 'SCHEDULED' ? null : time,
    scheduledAt: status === 'SCHEDULED' ? time : null,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    keywords: row.keywords,
    canonicalLink: row.canonical_link,
    noindex: row.noindex,
    createdAt: row.created_at.toISOString(),
    createdBy: personOf(row.created_by, row.creator_name),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: personOf(row.updated_by, row.editor_name),
  }
}

export type BlogRow = Selectable<Schema['blog']>
