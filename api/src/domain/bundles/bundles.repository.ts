import type { BundleSummary } from '@tekskills/shared/contracts/http/bundles'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { notFound } from '../../platform/http/problems/problem-error'
import { blogDefinition } from '../blogs/blog-definition'
import { caseStudyDefinition } from '../case-studies/case-study-definition'
import type { ContentDefinition } from '../content/content-definition'
import { newsDefinition } from '../newsroom/news-definition'
import { personOf, staffNameOf } from '../session/staff-person'

/** The kinds of content that a bundle collects. */
export const definitions = {
  BLOG: blogDefinition,
  NEWSROOM: newsDefinition,
  CASESTUDY: caseStudyDefinition,
} satisfies Record<string, ContentDefinition>

export type StoredBundle = Selectable<Schema['bundle']>
export type StoredBundleItem = Selectable<Schema['bundle_item']>

const missing = () => notFound('This bundle could not be found.')

export const selectBundles = (queries: Queries) =>
  queries
    .selectFrom('bundle')
    .selectAll('bundle')
    .select(staffNameOf('bundle.updated_by').as('editor_name'))
    .select(
      sql<number>`(select count(*)::int from bundle_item where bundle_item.bundle_id = bundle.id)`.as('item_count'),
    )

type BundleRow = Awaited<ReturnType<ReturnType<typeof selectBundles>['executeTakeFirstOrThrow']>>

export const summaryOf = (row: BundleRow): BundleSummary => ({
  id: row.id,
  version: row.version,
  name: row.name,
  state: row.state,
  goesLiveAt: row.goes_live_at?.toISOString() ?? null,
  comesBackAt: row.comes_back_at?.toISOString() ?? null,
  liveSince: row.live_since?.toISOString() ?? null,
  failure: row.failure,
  itemCount: row.item_count,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: personOf(row.updated_by, row.editor_name),
})

/** Throws 404. */
export async function readBundle(queries: Queries, id: string): Promise<BundleRow> {
  const row = await selectBundles(queries).where('bundle.id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return row
}

/** The row of a bundle, locked until the transaction ends. Throws 404. */
export async function lockBundle(transaction: Queries, id: string): Promise<StoredBundle> {
  const row = await transaction.selectFrom('bundle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw missing()
  return row
}

/** The items of a bundle, by their ids, so that transactions lock them in one order. */
export const readBundleItems = (queries: Queries, id: string): Promise<StoredBundleItem[]> =>
  queries.selectFrom('bundle_item').selectAll().where('bundle_id', '=', id).orderBy('item_id').execute()
