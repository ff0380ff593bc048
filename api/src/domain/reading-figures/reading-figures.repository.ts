import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { READING_DAYS, type ReadingFigures, type ReadingSource } from '@tekskills/shared/contracts/http/reading-figures'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { dayAfter } from '../../platform/time/site-day'
import { isPublicAt } from '../content/publication'

/** Days for which figures are stored: a year, and the month to compare with. */
const KEPT_DAYS = 400

/** Views of an item on one day, from one source. */
export interface ReadingCount {
  id: string
  day: string
  source: ReadingSource
  views: number
  finished: number
}

/** Adds counts to those that are stored. Items that are unknown or not public at `now` are left out. */
export async function storeReadings(queries: Queries, counts: readonly ReadingCount[], now: Date): Promise<void> {
  if (counts.length === 0) return
  await sql`
    insert into item_reading (item_id, day, source, views, finished)
    select content_item.id, added.day, added.source, added.views, added.finished
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as added (id uuid, day date, source text, views integer, finished integer)
    join content_item on content_item.id = added.id and ${isPublicAt(now)}
    order by 1, 2, 3
    on conflict (item_id, day, source) do update
      set views = item_reading.views + excluded.views, finished = item_reading.finished + excluded.finished`.execute(
    queries,
  )
}

/** The figures of an item at the end of `today`. An item without readers has zeros. */
export async function readReadings(
  queries: Queries,
  { kind, id, today }: { kind: ContentKindName; id: string; today: string },
): Promise<ReadingFigures> {
  const first = dayAfter(today, 1 - READING_DAYS)
  const rows = await queries
    .selectFrom('item_reading')
    .innerJoin('content_item', 'content_item.id', 'item_reading.item_id')
    .select(['day', 'item_reading.source', 'views', 'finished'])
    .where('item_id', '=', id)
    .where('content_item.kind', '=', kind)
    .where('day', '>=', dayAfter(first, -READING_DAYS))
    .execute()
  const current = rows.filter(({ day }) => day >= first)
  const sum = (of: typeof rows, figure: 'views' | 'finished') => of.reduce((total, row) => total + row[figure], 0)
  const days = Array.from({ length: READING_DAYS }, (_, index) => dayAfter(first, index))
  const sources = [...new Set(current.map(({ source }) => source))]
  return {
    views: sum(current, 'views'),
    finished: sum(current, 'finished'),
    previousViews: sum(
      rows.filter(({ day }) => day < first),
      'views',
    ),
    days: days.map((day) => {
      const ofDay = current.filter((row) => row.day === day)
      return { day, views: sum(ofDay, 'views'), finished: sum(ofDay, 'finished') }
    }),
    sources: sources
      .map((source) => ({
        source,
        views: sum(
          current.filter((row) => row.source === source),
          'views',
        ),
      }))
      .toSorted((one, other) => other.views - one.views),
  }
}

/** The items with the most views in the days before the end of `today`, most first; none of the trash. */
export const mostReadItems = (queries: Queries, { today, limit }: { today: string; limit: number }) =>
  queries
    .selectFrom('item_reading')
    .innerJoin('content_item', 'content_item.id', 'item_reading.item_id')
    .select(['content_item.kind', 'content_item.id', 'content_item.name as title'])
    .select([sql<number>`sum(views)::int`.as('views'), sql<number>`sum(finished)::int`.as('finished')])
    .where('day', '>=', dayAfter(today, 1 - READING_DAYS))
    .where('content_item.deleted_at', 'is', null)
    .groupBy('content_item.id')
    .orderBy('views', 'desc')
    .orderBy('content_item.id')
    .limit(limit)

/** Deletes the figures of days that are no longer compared with. */
export async function deleteOldReadings(queries: Queries, today: string): Promise<void> {
  await queries.deleteFrom('item_reading').where('day', '<', dayAfter(today, -KEPT_DAYS)).execute()
}
