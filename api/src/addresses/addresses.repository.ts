import { sql } from 'kysely'
import type { SiteAddress } from '@tekskills/shared/contracts/http/addresses'
import type { Queries } from '../database/database'
import { fixedPages } from './fixed-pages'

export type AddressType = SiteAddress['type']

interface Wanted {
  type?: AddressType
  q?: string
  now: Date
  /** The day that it is on the site, `YYYY-MM-DD`. */
  today: string
}

interface AddressRow {
  url: string
  type: AddressType
  last_modified: Date
  noindex: boolean
  name: string
  description: string
  published_at: Date
}

const addressOf = ({ url, type, last_modified, noindex }: AddressRow): SiteAddress => ({
  url,
  type,
  lastModified: last_modified.toISOString(),
  robots: noindex ? 'noindex, nofollow' : 'index, follow',
})

/** Every published item and every open job with the path of its page. */
const published = ({ type, q, now, today }: Wanted) => sql<AddressRow>`
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

const fixed = ({ type, q }: Wanted): SiteAddress[] =>
  type && type !== 'STATIC'
    ? []
    : fixedPages
        .filter(({ path }) => !q || path.includes(q.toLowerCase()))
        .map(({ path }) => ({ url: path, type: 'STATIC', lastModified: null, robots: 'index, follow' }))

/** A piece of the list of all public addresses: the fixed pages, then the items, newest change first. */
export async function readAddresses(
  queries: Queries,
  wanted: Wanted,
  { offset, limit }: { offset: number; limit: number },
) {
  const pages = fixed(wanted)
  const items = published(wanted)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${items}) as item`.execute(queries)
  const first = pages.slice(offset, offset + limit)
  const skip = BigInt(Math.max(0, offset - pages.length))
  const found = await sql<AddressRow>`select * from (${items}) as item order by last_modified desc, url
    limit ${limit - first.length} offset ${skip}`.execute(queries)
  return { content: [...first, ...found.rows.map(addressOf)], total: pages.length + (rows[0]?.total ?? 0) }
}

/** The newest items of one type, for a feed. */
export async function readNewest(queries: Queries, wanted: Wanted, limit: number) {
  const { rows } = await sql<AddressRow>`select * from (${published(wanted)}) as item
    where not noindex order by published_at desc, url limit ${limit}`.execute(queries)
  return rows
}
