import type { SiteAddress } from '@tekskills/shared/contracts/http/addresses'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { SortTerm } from '../../platform/http/lists/list-request'
import { emptyLast, orderOf } from '../../platform/http/lists/paged'
import { fixedPages } from './fixed-pages'

export type AddressType = SiteAddress['type']

interface AddressFilter {
  type?: AddressType
  q?: string
  now: Date
  /** The day that it is on the site, `YYYY-MM-DD`. */
  today: string
}

interface Listed {
  url: string
  type: AddressType
  /** Not known of a fixed page. */
  last_modified: Date | null
  noindex: boolean
}

interface AddressRow extends Listed {
  last_modified: Date
  name: string
  description: string
  published_at: Date
}

const addressOf = ({ url, type, last_modified, noindex }: Listed): SiteAddress => ({
  url,
  type,
  lastModified: last_modified?.toISOString() ?? null,
  robots: noindex ? 'noindex, nofollow' : 'index, follow',
})

const pages = JSON.stringify(fixedPages.map(({ path }) => ({ path })))

/** Every published item and every open job with the path of its page. */
const published = ({ type, q, now, today }: AddressFilter) => sql<AddressRow>`
  select * from (
    select case kind when 'BLOG' then '/blog/' when 'NEWSROOM' then '/newsroom/' else '/individualcasestudy/' end
        || slug as url,
      kind as type, updated_at as last_modified, noindex, name, description, published_at
    from content_item
    where deleted_at is null and status in ('PUBLISHED', 'SCHEDULED') and published_at <= ${now}
    union all
    select '/opportunities?job=' || slug, 'CAREER', updated_at, false, job_title, plain_text, coalesce(posted_at, created_at)
    from career
    where status = 'OPEN' and closing_date >= ${today}::date
  ) as address
  where (${type ?? null}::text is null or type = ${type ?? null})
    and (${q ?? null}::text is null or url like contains_pattern(${q ?? ''}))`

/** Every address: the pages whose text is in no table are passed to the query as rows. */
const every = (wanted: AddressFilter) => sql<Listed>`
  select url, type, last_modified, noindex from (${published(wanted)}) as item
  union all
  select path, 'STATIC', null, false from json_to_recordset(${pages}::json) as page (path text)
  where (${wanted.type ?? null}::text is null or ${wanted.type ?? null} = 'STATIC')
    and (${wanted.q ?? null}::text is null or search_key(path) like contains_pattern(${wanted.q ?? ''}))`

const columns = {
  id: 'url collate "C"',
  lastModified: emptyLast('last_modified'),
  url: 'url collate "C"',
}

/** What the list of all addresses can be sorted by, its usual order first. */
export const addressSorts = ['lastModified', 'url']
export const newestFirst: SortTerm = { column: 'lastModified', direction: 'desc' }

interface Piece {
  offset: number
  limit: number
  sort?: SortTerm[]
}

/** A piece of the list of all public addresses, newest change first unless another order is asked for. */
export async function readAddresses(
  queries: Queries,
  wanted: AddressFilter,
  { offset, limit, sort = [newestFirst] }: Piece,
) {
  const all = every(wanted)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${all}) as address`.execute(queries)
  const found = await sql<Listed>`select * from (${all}) as address order by ${orderOf(columns, sort)}
    limit ${limit} offset ${BigInt(offset)}`.execute(queries)
  return { content: found.rows.map(addressOf), total: rows[0]?.total ?? 0 }
}

/** The newest items of one type, for a feed. */
export async function readNewest(queries: Queries, wanted: AddressFilter, limit: number) {
  const { rows } = await sql<AddressRow>`select * from (${published(wanted)}) as item
    where not noindex order by published_at desc, url limit ${limit}`.execute(queries)
  return rows
}
