import { blogCard, publicBlog, type BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { readMinutes } from '@tekskills/shared/contracts/reading-time'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { cardList } from '../../platform/http/lists/list-parameters'
import { isId } from '../../platform/http/validation/record-id'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { inCategory, pageOfCards, publicMatch, sorts } from '../content/item-lists'
import {
  authorOf,
  categoryOf,
  focalPointOf,
  metaOf,
  publishedAtOf,
  filterVisible,
  type CardRow,
} from '../content/item-rows'
import { previousAndNext, relatedTo } from '../content/public-items'
import { publicItemRoutes } from '../content/public-items.routes'
import { blogDefinition } from './blog-definition'

/**
 * Parameters of the public list: the filters of row 6 and the usual ones; `category` and `author` are a slug or an id.
 */
const parameters = cardList.extend({
  category: z.string().max(120).optional(),
  tag: z.string().max(40).optional(),
  author: z.string().max(120).optional(),
  featured: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
})

/** The card of a visible blog, which always has a slug and a publication time. */
export const cardOf = (row: CardRow): BlogCard => ({
  id: row.id,
  blogName: row.name,
  slug: row.slug ?? '',
  description: row.description,
  url: pictureAddress('blogs', row.id, row.picture_id),
  imageAlt: row.image_alt,
  focus: focalPointOf(row),
  category: categoryOf(row),
  author: authorOf(row),
  tags: row.tags,
  publishedAt: publishedAtOf(row),
  readMinutes: readMinutes(row.words),
  featured: row.featured,
})

const columns = { publishedAt: sorts.publicSince, blogName: sorts.name }

function readBlogs(queries: Queries, list: z.output<typeof parameters>, now: Date) {
  let query = filterVisible(queries, 'BLOG', now)
  if (list.category) query = inCategory(queries, query, list.category)
  if (list.author) {
    const authors = queries.selectFrom('author').select('id')
    const author = authors.where(isId(list.author) ? 'id' : 'slug', '=', list.author)
    query = query.where('content_item.author_id', 'in', author)
  }
  if (list.tag) query = query.where(sql<SqlBool>`content_item.tags @> array[${list.tag}]`)
  if (list.featured !== undefined) query = query.where('content_item.featured', '=', list.featured)
  if (list.q) query = query.where(publicMatch(list.q))
  return pageOfCards(queries, query, list, {
    cardOf,
    columns,
    defaultSort: { column: 'publishedAt', direction: 'desc' },
  })
}

const linkOf = (item: { name: string; slug: string } | null) => item && { blogName: item.name, slug: item.slug }

/** Blogs for visitors (contract §3.7, rows 6 and 7). */
export const publicBlogsRoutes = publicItemRoutes({
  definition: blogDefinition,
  list: { path: '/get-allblogs', parameters, card: blogCard },
  read: readBlogs,
  details: [{ path: '/blogs', parameter: 'name' }],
  detail: publicBlog,
  async detailOf(queries, row, now) {
    const card = cardOf(row)
    const { previous, next } = await previousAndNext(queries, blogDefinition, row, now)
    return {
      ...card,
      content: row.content,
      updatedAt: row.updated_at.toISOString(),
      meta: metaOf(row, blogDefinition.pagePath, card.url),
      related: (await relatedTo(queries, blogDefinition, row, now)).map(cardOf),
      previous: linkOf(previous),
      next: linkOf(next),
    }
  },
})
