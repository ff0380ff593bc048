import { createHash } from 'node:crypto'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'

/** A fixed page as a row of a query. */
export interface PageRow {
  path: string
  /** Without the site name. */
  title: string
  description: string
  text: string
  /** Key of its search words. */
  digest: string
}

const rows = new WeakMap<readonly FixedPage[], PageRow[]>()

/** The fixed pages of a listing as rows, computed once for each listing. */
export function rowsOf(pages: readonly FixedPage[]): PageRow[] {
  const known = rows.get(pages)
  if (known) return known
  const made = pages.map(rowOf)
  rows.set(pages, made)
  return made
}

function rowOf({ path, title: fullTitle, description, text = '' }: FixedPage): PageRow {
  const title = fullTitle.replace(/ \| Tekskills$/, '')
  const digest = createHash('sha256')
    .update(JSON.stringify([title, description, text]))
    .digest('base64url')
  return { path, title, description, text, digest }
}

/**
 * Stores the search words of fixed pages, before a listing with them is current: title and description have the
 * weight C, the text D. The words of a text are computed once, by whichever service reads it first, and are removed a month after
 * the last listing with it.
 */
export async function storePageWords(queries: Queries, pages: readonly FixedPage[]): Promise<void> {
  const listed = sql`json_to_recordset(${JSON.stringify(rowsOf(pages))}::json)
    as page (title text, description text, text text, digest text)`
  await sql`
    with listed_again as (
      update page_words set listed_at = current_timestamp
      where digest in (select page.digest from ${listed})
    ), outdated as (
      delete from page_words where listed_at < current_timestamp - interval '1 month'
        and digest not in (select page.digest from ${listed})
    )
    insert into page_words (digest, words, listed_at)
    select distinct on (page.digest) page.digest,
      setweight(to_tsvector('english', page.title || ' ' || page.description), 'C')
        || setweight(to_tsvector('english', page.text), 'D'),
      current_timestamp
    from ${listed}
    where not exists (select from page_words where page_words.digest = page.digest)
    on conflict do nothing`.execute(queries)
}
