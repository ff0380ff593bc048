import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { gone } from '../../platform/http/problems/problem-error'
import type { ContentDefinition } from './content-definition'
import { selectVisible, withPageColumns, withCardColumns, type CardRow, type PageRow } from './item-rows'
import { missing } from './items.repository'

const MAX_RELATED = 3

/**
 * Returns the published item for a name: its slug, a former slug, or its exact name ignoring case. Throws 410 for an
 * item that was archived or deleted, 404 for anything else.
 */
export async function readVisibleRow(
  queries: Queries,
  definition: ContentDefinition,
  name: string,
  now: Date,
): Promise<PageRow> {
  const visible = () => withPageColumns(selectVisible(queries, definition.name, now))
  const bySlug = await visible().where('content_item.slug', '=', name).executeTakeFirst()
  if (bySlug) return bySlug
  const former = queries.selectFrom('former_slug').select('record_id').where('kind', '=', definition.name)
  const byFormerSlug = await visible()
    .where('content_item.id', 'in', former.where('former_slug.slug', '=', name))
    .executeTakeFirst()
  if (byFormerSlug) return byFormerSlug
  const byName = await visible()
    .where(sql<string>`lower(content_item.name)`, '=', name.toLowerCase())
    .orderBy('content_item.published_at', 'desc')
    .executeTakeFirst()
  if (byName) return byName
  throw (await wasPublic(queries, definition, name)) ? gone() : missing(definition)
}

async function wasPublic(queries: Queries, definition: ContentDefinition, slug: string): Promise<boolean> {
  const former = queries.selectFrom('former_slug').select('record_id').where('former_slug.kind', '=', definition.name)
  const renamed = former.where('former_slug.slug', '=', slug)
  const row = await queries
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', definition.name)
    .where((eb) => eb.or([eb('slug', '=', slug), eb('id', 'in', renamed)]))
    .where('published_at', 'is not', null)
    .where((eb) => eb.or([eb('status', '=', 'ARCHIVED'), eb('deleted_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Up to three related items: those that the editor chose, else those with the most shared tags, then the same category,
 * then the newest.
 */
export async function relatedTo(
  queries: Queries,
  definition: ContentDefinition,
  row: PageRow,
  now: Date,
): Promise<CardRow[]> {
  const candidates = withCardColumns(selectVisible(queries, definition.name, now)).where(
    'content_item.id',
    '<>',
    row.id,
  )
  if (row.related_ids.length > 0) {
    const chosen = sql`array_position(${row.related_ids}::uuid[], content_item.id)`
    return candidates.where('content_item.id', 'in', row.related_ids).orderBy(chosen).limit(MAX_RELATED).execute()
  }
  const shared = sql<number>`cardinality(array(
    select unnest(content_item.tags) intersect select unnest(${row.tags}::text[])))`
  return candidates
    .orderBy(shared, 'desc')
    .orderBy(sql`content_item.category_id is not distinct from ${row.category_id}::uuid`, 'desc')
    .orderBy('content_item.published_at', 'desc')
    .orderBy('content_item.id')
    .limit(MAX_RELATED)
    .execute()
}

/** The items published directly before and after the given one. */
export async function previousAndNext(queries: Queries, definition: ContentDefinition, row: PageRow, now: Date) {
  const neighbor = async (side: 'previous' | 'next') => {
    const [comparison, direction] = side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
    const place = sql`(content_item.published_at, content_item.id)`
    const found = await selectVisible(queries, definition.name, now)
      .select(['content_item.name', 'content_item.slug'])
      .where(place, comparison, sql`(${row.published_at}::timestamptz, ${row.id}::uuid)`)
      .orderBy('content_item.published_at', direction)
      .orderBy('content_item.id', direction)
      .executeTakeFirst()
    return found ? { name: found.name, slug: found.slug ?? '' } : null
  }
  return { previous: await neighbor('previous'), next: await neighbor('next') }
}

/** The document of a visible item. Throws 404. */
export async function visibleFile(queries: Queries, definition: ContentDefinition, id: string, now: Date) {
  const row = await selectVisible(queries, definition.name, now)
    .select(['stored_file.id', 'stored_file.name', 'stored_file.type'])
    .where('content_item.id', '=', id)
    .executeTakeFirst()
  if (!row?.id || !row.name || !row.type) throw missing({ noun: 'file' })
  return { id: row.id, name: row.name, type: row.type }
}
