import type { CalendarEntry } from '@tekskills/shared/contracts/http/bundles'
import { contentKindName, type ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../platform/database/database'

/** What happened, and will happen, on the site from one time (inclusive) to another (exclusive), in order. */
export async function readCalendar(queries: Queries, from: Date, to: Date): Promise<CalendarEntry[]> {
  const items = await queries
    .selectFrom('content_item')
    .select(['id', 'kind', 'name', 'status', 'published_at', 'planned_at'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          // By kind, as the index of public items is.
          eb('kind', 'in', contentKindName.options),
          eb('status', 'in', ['SCHEDULED', 'PUBLISHED']),
          eb('published_at', '>=', from),
          eb('published_at', '<', to),
        ]),
        eb.and([eb('status', '=', 'DRAFT'), eb('planned_at', '>=', from), eb('planned_at', '<', to)]),
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
