import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import { newsCard, newsFacets, publicNews, type NewsCard } from '@tekskills/shared/contracts/http/newsroom'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { cardList } from '../../platform/http/lists/list-parameters'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { inCategory, MAX_FACET_VALUES, pageOfCards, publicMatch, sorts } from '../content/item-lists'
import {
  categoryOf,
  focalPointOf,
  metaOf,
  publishedAtOf,
  filterVisible,
  type CardRow,
  type ItemFilter,
} from '../content/item-rows'
import { previousAndNext, relatedTo } from '../content/public-items'
import { publicItemRoutes } from '../content/public-items.routes'
import { newsDateOf, newsDefinition, templateAddress } from './news-definition'

/**
 * Parameters of the public list: the filters of row 10; `category` is a slug or an id, `year` the year of the news
 * date.
 */
const parameters = cardList.extend({
  category: z.string().max(120).optional(),
  year: z.coerce.number().int().min(1900).max(9999).optional(),
})

const cardOf = (row: CardRow): NewsCard => ({
  id: row.id,
  title: row.name,
  slug: row.slug ?? '',
  description: row.description,
  url: pictureAddress('newsRoom', row.id, row.picture_id),
  templateUrl: templateAddress(row),
  imageAlt: row.image_alt,
  focus: focalPointOf(row),
  newsDate: newsDateOf(row),
  source: row.source,
  externalLink: row.external_link,
  category: categoryOf(row),
  publishedAt: publishedAtOf(row),
})

const columns = { publishedAt: sorts.publicSince, newsDate: sorts.newsDate, title: sorts.name }

/** The SQL equivalent of {@link newsDateOf}. */
const day = sql`coalesce(content_item.news_date, (content_item.published_at at time zone 'UTC')::date)`

async function readNews(queries: Queries, list: z.output<typeof parameters>, now: Date) {
  let query = filterVisible(queries, 'NEWSROOM', now)
  if (list.category) query = inCategory(queries, query, list.category)
  if (list.q) query = query.where(publicMatch(list.q))
  const years = await yearsOf(queries, query)
  if (list.year) query = query.where(sql<SqlBool>`extract(year from ${day}) = ${list.year}`)
  const defaultSort = { column: 'publishedAt', direction: 'desc' } as const
  return { ...(await pageOfCards(queries, query, list, { cardOf, columns, defaultSort })), facets: { year: years } }
}

/** The number of items per year. Grouping by day first is faster, since the year is then formatted once per day. */
async function yearsOf(queries: Queries, query: ItemFilter): Promise<ListFacet> {
  const days = query.select([sql<Date>`${day}`.as('day'), sql<number>`count(*)`.as('items')]).groupBy('day')
  const { rows } = await sql<ListFacet[number]>`
    select to_char(day, 'YYYY') as value, sum(items)::int as count from (${days}) as days
    group by value order by value desc limit ${MAX_FACET_VALUES}`.execute(queries)
  return rows
}

const linkOf = (item: { name: string; slug: string } | null) => item && { title: item.name, slug: item.slug }

/** The newsroom for visitors (contract §3.7, rows 10 and 11). */
export const publicNewsroomRoutes = publicItemRoutes({
  definition: newsDefinition,
  list: { path: '/get-allnewsRoom', parameters, card: newsCard, facets: newsFacets },
  read: readNews,
  details: [{ path: '/newsRoom', parameter: 'name' }],
  detail: publicNews,
  async detailOf(queries, row, now) {
    const card = cardOf(row)
    const { previous, next } = await previousAndNext(queries, newsDefinition, row, now)
    return {
      ...card,
      content: row.content,
      updatedAt: row.updated_at.toISOString(),
      meta: metaOf(row, newsDefinition.pagePath, card.url),
      related: (await relatedTo(queries, newsDefinition, row, now)).map(cardOf),
      previous: linkOf(previous),
      next: linkOf(next),
    }
  },
})
