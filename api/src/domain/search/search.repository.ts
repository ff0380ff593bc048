import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { matchesSearch } from '../careers/job-search'
import { pathOfPage } from '../content/page-paths'
import { isPublicAt } from '../content/publication'
import { rowsOf } from './page-words'

export interface SearchRequest {
  q: string
  type?: SearchHit['type']
  /** The fixed pages of the live releases. */
  pages: readonly FixedPage[]
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
}

/** Maximum length of a returned description, in characters. */
const MAX_SUMMARY = 240

/** The fixed pages as rows of a query, which join their search words. */
const queryRowsOf = (pages: readonly FixedPage[]) => JSON.stringify(rowsOf(pages).map(({ text: _, ...row }) => row))

interface Row extends Omit<SearchHit, 'publishedAt'> {
  published_at: Date | null
}

/**
 * All public pages that match: stemmed words in the text, or substrings of names. Names rank above texts, fixed pages
 * whose head matches above articles on the same subject, and parent pages above their children. Fixed pages are passed to the query as rows;
 * the table has only their search words.
 */
const matches = ({ q, now, today, pages }: SearchRequest) => sql`
  select * from (
    select ${pathOfPage} as url, kind as type, name as title, description, published_at,
      ts_rank(search_words, words.query)
        + case when search_key(name) like contains_pattern(${q}) then 1 else 0 end as rank
    from content_item, words
    where ${isPublicAt(now)} and not noindex
      and (search_words @@ words.query or search_key like contains_pattern(${q}))
    union all
    select '/opportunities?job=' || slug, 'CAREER', job_title, left(plain_text, ${MAX_SUMMARY}), posted_at,
      ts_rank(search_words, words.query)
        + case when search_key(job_title) like contains_pattern(${q}) then 1 else 0 end
    from career, words
    where status = 'OPEN' and closing_date >= ${today}::date and ${matchesSearch(q)}
    union all
    select page.path, 'STATIC', page.title, page.description, null,
      ts_rank(page_words.words, words.query)
        + case when ts_filter(page_words.words, '{c}') @@ words.query then 0.5 else 0 end
        + case when starts_with(search_key(page.title), search_key(${q})) then 1.5
          when search_key(page.title) like contains_pattern(${q}) then 1 else 0 end
        - 0.1 * (length(page.path) - length(replace(page.path, '/', '')))
    from json_to_recordset(${queryRowsOf(pages)}::json) as page (path text, title text, description text, digest text)
      join page_words using (digest), words
    where page_words.words @@ words.query
      or search_key(page.title || ' ' || page.description) like contains_pattern(${q})
  ) as hit`

const withWords = ({ q }: SearchRequest) => sql`with words as (select websearch_to_tsquery('english', ${q}) as query)`

/** The number of hits per type, ignoring the requested type. */
export async function countHits(queries: Queries, request: SearchRequest): Promise<ListFacet> {
  const { rows } = await sql<ListFacet[number]>`${withWords(request)}
    select type as value, count(*)::int as count from (${matches(request)}) as hits group by type order by type`.execute(
    queries,
  )
  return rows
}

/** A slice of the hits, best first, then newest. */
export async function readHits(
  queries: Queries,
  request: SearchRequest,
  { offset, limit }: { offset: number; limit: number },
): Promise<SearchHit[]> {
  const { type } = request
  const { rows } = await sql<Row>`${withWords(request)}
    select url, type, title, description, published_at from (${matches(request)}) as hits
    where ${type ?? null}::text is null or type = ${type ?? null}
    order by rank desc, published_at desc nulls last, url
    limit ${limit} offset ${BigInt(offset)}`.execute(queries)
  return rows.map(({ published_at, description, ...hit }) => ({
    ...hit,
    description: shortened(description),
    publishedAt: published_at?.toISOString() ?? null,
  }))
}

/** Cuts a text at a word boundary. */
const shortened = (text: string) =>
  text.length < MAX_SUMMARY ? text : `${text.slice(0, MAX_SUMMARY).replace(/(?<!\s)\s+\S*$/, '')} …`
