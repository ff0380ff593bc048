import type { MediaUse } from '@tekskills/shared/contracts/http/media'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'

/**
 * The uses of pictures of the library, one for each item. If an item uses a picture more than once, the most public use
 * counts. Anything that can bring a picture back to the site is a use.
 */
const nearestUses = (ids: readonly string[]) => sql`
  with wanted as (select id, array[id, picture_id] as refs from media where id = any(${[...ids]}::uuid[])),
  found as (
    select wanted.id as media_id, used.id as item_id, 1 as rank, null as state
      from wanted join content_item as used on used.picture_refs && wanted.refs
    union all select wanted.id, used.item_id, 2, 'CHANGES'
      from wanted join content_draft as used on used.picture_refs && wanted.refs
    union all select wanted.id, used.item_id, 3, 'BUNDLE'
      from wanted join bundle_item as used on used.picture_refs && wanted.refs
    union all select wanted.id, used.item_id, 4, 'VERSION'
      from wanted join content_revision as used on used.picture_refs && wanted.refs
    union all select wanted.id, used.item_id, 5, 'UNSAVED'
      from wanted join autosave as used on used.picture_refs && wanted.refs
    union all select wanted.id, used.id, 6, 'JOB'
      from wanted join career as used on used.picture_refs && wanted.refs
  ),
  nearest as (select distinct on (media_id, item_id) * from found order by media_id, item_id, rank)`

/** The number of items that use each of the pictures; absent for none. */
export async function countUses(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ media_id: string; uses: number }>`
    ${nearestUses(ids)} select media_id, count(*)::int as uses from nearest group by media_id`.execute(queries)
  return new Map(rows.map(({ media_id, uses }) => [media_id, uses]))
}

/** The items that use a picture. */
export async function usesOf(queries: Queries, id: string, now: Date): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    ${nearestUses([id])}
    select item.id, item.kind, item.name as title,
      case
        when item.deleted_at is not null then 'TRASH'
        when nearest.state is not null then nearest.state
        when item.status = 'SCHEDULED' and item.published_at <= ${now} then 'PUBLISHED'
        else item.status
      end as state
    from nearest left join content_item as item on item.id = nearest.item_id
    order by nearest.rank, item.updated_at desc nulls last, item.id`.execute(queries)
  return rows
}
