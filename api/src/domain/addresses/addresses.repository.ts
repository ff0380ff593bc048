import type { SiteAddress } from '@tekskills/shared/contracts/http/site-addresses'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { SortTerm } from '../../platform/http/lists/list-parameters'
import { emptyLast, orderOf } from '../../platform/http/lists/paged'
import { pathOfPage } from '../content/page-paths'
import { isPublicAt } from '../content/publication'

export type AddressType = SiteAddress['type']

/** Path of the page of a sent newsletter, up to the slug. */
export const ISSUE_PATH = '/newsletters/'

interface AddressFilter {
  type?: AddressType
  q?: string
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
}

interface ListedAddress {
  url: string
  type: AddressType
  /** `null` for a fixed page, whose last change is unknown. */
  last_modified: Date | null
  noindex: boolean
}

interface AddressRow extends ListedAddress {
  last_modified: Date
  name: string
  description: string
  published_at: Date
}

const addressOf = ({ url, type, last_modified, noindex }: ListedAddress): SiteAddress => ({
  url,
  type,
  lastModified: last_modified?.toISOString() ?? null,
  robots: noindex ? 'noindex, nofollow' : 'index, follow',
})

/** Every published item, open job and sent newsletter about a published item, with the path of its page. */
const published = ({ type, q, now, today }: AddressFilter) => sql<AddressRow>`
  select * from (
    select ${pathOfPage} as url, kind as type, updated_at as last_modified, noindex, name, description, published_at
    from content_item
    where ${isPublicAt(now)}
    union all
    select '/opportunities?job=' || slug, 'CAREER', updated_at, false, job_title, plain_text, coalesce(posted_at, created_at)
    from career
    where status = 'OPEN' and closing_date >= ${today}::date
    union all
    select ${sql.lit(ISSUE_PATH)} || newsletter_issue.slug, 'NEWSLETTER', started_at, false, subject, preheader, started_at
    from newsletter_issue join content_item on content_item.id = newsletter_issue.item_id
    where newsletter_issue.slug is not null and ${isPublicAt(now)}
  ) as address
  where (${type ?? null}::text is null or type = ${type ?? null})
    and (${q ?? null}::text is null or url like contains_pattern(${q ?? ''}))`

/** Every address; fixed pages are in no table and are passed to the query as rows. */
const allAddresses = (filter: AddressFilter, pages: readonly FixedPage[]) => sql<ListedAddress>`
  select url, type, last_modified, noindex from (${published(filter)}) as item
  union all
  select path, 'STATIC', null, false from json_to_recordset(${JSON.stringify(pages.map(({ path }) => ({ path })))}::json) as page (path text)
  where (${filter.type ?? null}::text is null or ${filter.type ?? null} = 'STATIC')
    and (${filter.q ?? null}::text is null or search_key(path) like contains_pattern(${filter.q ?? ''}))`

const columns = {
  id: 'url collate "C"',
  lastModified: emptyLast('last_modified'),
  url: 'url collate "C"',
}

/** Sort columns of the address list, the default first. */
export const addressSorts = ['lastModified', 'url']
export const newestFirst: SortTerm = { column: 'lastModified', direction: 'desc' }

interface Slice {
  offset: number
  limit: number
  sort?: SortTerm[]
}

/** A slice of the list of all public addresses, with these fixed pages, most recently changed first unless `sort` says otherwise. */
export async function readAddresses(
  queries: Queries,
  { pages, ...filter }: AddressFilter & { pages: readonly FixedPage[] },
  { offset, limit, sort = [newestFirst] }: Slice,
) {
  const all = allAddresses(filter, pages)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${all}) as address`.execute(queries)
  const found = await sql<ListedAddress>`select * from (${all}) as address order by ${orderOf(columns, sort)}
    limit ${limit} offset ${BigInt(offset)}`.execute(queries)
  return { content: found.rows.map(addressOf), total: rows[0]?.total ?? 0 }
}

/** The newest items of one type, for a feed. */
export async function readNewest(queries: Queries, filter: AddressFilter, limit: number) {
  const { rows } = await sql<AddressRow>`select * from (${published(filter)}) as item
    where not noindex order by published_at desc, url limit ${limit}`.execute(queries)
  return rows
}
