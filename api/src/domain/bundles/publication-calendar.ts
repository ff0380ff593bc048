import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { contentKindName, type ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../platform/database/database'

/** What happened, and will happen, on the site from one time (inclusive) to another (exclusive), in order. */
export async function readCalendar(queries: Queries, from: Date, to: Date): Promise<CalendarEntry[]> {
  const items = await queries
    .selectFrom('content_item')
    .select(['id', 'kind', 'name', 'status', 'published_at', 'planned_at'])
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([
          // By kind, as the index of public items is.
          where('kind', 'in', contentKindName.options),
          where('status', 'in', ['SCHEDULED', 'PUBLISHED']),
          where('published_at', '>=', from),
          where('published_at', '<', to),
        ]),
        where.and([where('status', '=', 'DRAFT'), where('planned_at', '>=', from), where('planned_at', '<', to)]),
      ]),
    )
    .execute()
  const bundles = await queries
    .selectFrom('bundle')
    .select(['id', 'name', 'goes_live_at', 'comes_back_at'])
    .select(({ selectFrom }) =>
      selectFrom('bundle_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('bundle_id', '=', 'bundle.id')
        .as('count'),
    )
    .where('state', '<>', 'OPEN')
    .execute()
  const entries = [
    ...items.map(({ id, kind, name, status, published_at, planned_at }) => ({
      at: status === 'DRAFT' ? planned_at : published_at,
      type: typeOf(status),
      id,
      kind,
      title: name,
      itemCount: 1,
    })),
    ...bundles.flatMap(({ id, name, goes_live_at, comes_back_at, count }) => {
      const bundle = { id, kind: null, title: name, itemCount: Number(count) }
      return [
        { ...bundle, at: goes_live_at, type: 'BUNDLE_LIVE' as const },
        { ...bundle, at: comes_back_at, type: 'BUNDLE_BACK' as const },
      ]
    }),
  ]
  return entries
    .flatMap((entry) => {
      const { at } = entry
      return at && at >= from && at < to ? [{ ...entry, at: at.toISOString() }] : []
    })
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title, 'en'))
}

function typeOf(status: ContentStatus): CalendarEntry['type'] {
  if (status === 'SCHEDULED') return 'ITEM'
  return status === 'PUBLISHED' ? 'PUBLISHED' : 'PLANNED'
}
