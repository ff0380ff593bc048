import { MAX_HEADINGS, type FoundHeading } from '@tekskills/shared/contracts/http/content-check'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { pathOfPage } from '../content/page-paths'
import { isPublicAt } from '../content/publication'
import type { AddressScope } from './address-facts'

/** Pages whose headings are looked at: those that match best. */
const MAX_PAGES = 60

/**
 * Headings of published items that contain these words as they are typed, then those of pages with such a name; newest
 * first. The words of a heading are words of its text, so the index of texts finds the pages; the last word may be
 * unfinished.
 */
export async function findHeadings(
  queries: Queries,
  q: string,
  { readings, now }: Pick<AddressScope, 'readings' | 'now'>,
): Promise<FoundHeading[]> {
  const words = q.match(/[\p{L}\p{N}]+/gu)
  if (!words) return []
  const begun = `${words.join(' & ')}:*`
  const rows = await queries
    .selectFrom('content_item')
    .select(['id', 'version', 'name', pathOfPage.as('path')])
    .where(isPublicAt(now))
    .where(({ or }) =>
      or([
        sql<boolean>`content_item.search_words @@ plainto_tsquery('english', ${q})`,
        sql<boolean>`content_item.search_words @@ to_tsquery('english', ${begun})`,
        sql<boolean>`content_item.search_key like contains_pattern(${q})`,
      ]),
    )
    .orderBy(sql`ts_rank(content_item.search_words, to_tsquery('english', ${begun}))`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(MAX_PAGES)
    .execute()
  const loaded = await readings.load(queries, rows)
  const typed = q.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(typed)
  const headings = rows.flatMap(({ id, name, path }) =>
    (loaded.get(id)?.anchors ?? []).map((anchor) => ({
      url: `${path}#${anchor.id}`,
      title: anchor.text,
      page: name,
    })),
  )
  const byWords = headings.filter(({ title }) => has(title))
  const byPage = headings.filter(({ title, page }) => !has(title) && has(page))
  return [...byWords, ...byPage].slice(0, MAX_HEADINGS)
}
