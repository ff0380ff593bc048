import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { fixedPages } from '../addresses/fixed-pages'
import { matchesSearch } from '../careers/job-search'

export interface SearchRequest {
  q: string
  type?: SearchHit['type']
  now: Date
  /** The day that it is on the site, `YYYY-MM-DD`. */
  today: string
}

/** Characters of a description that are shown. */
const SUMMARY = 240

/** Pages by the part of their title that distinguishes them. */
const pages = JSON.stringify(
  fixedPages.map(({ title, ...page }) => ({ ...page, title: title.replace(/ \| Tekskills$/, '') })),
)

interface Row extends Omit<SearchHit, 'publishedAt'> {
  published_at: Date | null
}

/**
 * Everything that visitors may see and that has the words: whole words in any form, or parts of names. A name counts
 * more than a text, a page of ours more than an article about its subject, and an entrance more than what is behind
 * it. The pages whose text is in no table are handed to the query as rows.
 */
const found = ({ q, now, today }: SearchRequest) => sql`
  select * from (
    select case kind when 'BLOG' then '/blog/' when 'NEWSROOM' then '/newsroom/' else '/individualcasestudy/' end
        || slug as url,
      kind as type, name as title, description, published_at,
      ts_rank(search_words, words.query)
        + case when search_key(name) like contains_pattern(${q}) then 1 else 0 end as rank
    from content_item, words
    where deleted_at is null and not noindex and status in ('PUBLISHED', 'SCHEDULED') and published_at <= ${now}
      and (search_words @@ words.query or search_key like contains_pattern(${q}))
    union all
    select '/opportunities?job=' || slug, 'CAREER', job_title, left(plain_text, ${SUMMARY}), posted_at,
      ts_rank(search_words, words.query)
        + case when search_key(job_title) like contains_pattern(${q}) then 1 else 0 end
    from career, words
    where status = 'OPEN' and closing_date >= ${today}::date and ${matchesSearch(q)}
    union all
    select page.path, 'STATIC', page.title, page.description, null,
      ts_rank(to_tsvector('english', page.title || ' ' || page.description), words.query) + 0.5
        + case when starts_with(search_key(page.title), search_key(${q})) then 1.5
          when search_key(page.title) like contains_pattern(${q}) then 1 else 0 end
        - 0.1 * (length(page.path) - length(replace(page.path, '/', '')))
    from json_to_recordset(${pages}::json) as page (path text, title text, description text), words
    where to_tsvector('english', page.title || ' ' || page.description) @@ words.query
      or search_key(page.title || ' ' || page.description) like contains_pattern(${q})
  ) as hit`

const withWords = ({ q }: SearchRequest) => sql`with words as (select websearch_to_tsquery('english', ${q}) as query)`

/** How much was found of each type, whichever type is wanted. */
export async function countHits(queries: Queries, wanted: SearchRequest): Promise<ListFacet> {
  const { rows } = await sql<ListFacet[number]>`${withWords(wanted)}
    select type as value, count(*)::int as count from (${found(wanted)}) as hits group by type order by type`.execute(
    queries,
  )
  return rows
}

/** A piece of what was found, best first, then newest. */
export async function readHits(
  queries: Queries,
  wanted: SearchRequest,
  { offset, limit }: { offset: number; limit: number },
): Promise<SearchHit[]> {
  const { type } = wanted
  const { rows } = await sql<Row>`${withWords(wanted)}
    select url, type, title, description, published_at from (${found(wanted)}) as hits
    where ${type ?? null}::text is null or type = ${type ?? null}
    order by rank desc, published_at desc nulls last, url
    limit ${limit} offset ${BigInt(offset)}`.execute(queries)
  return rows.map(({ published_at, description, ...hit }) => ({
    ...hit,
    description: shortened(description),
    publishedAt: published_at?.toISOString() ?? null,
  }))
}

/** Ended at a word. */
const shortened = (text: string) =>
  text.length < SUMMARY ? text : `${text.slice(0, SUMMARY).replace(/\s+\S*$/, '')} …`
