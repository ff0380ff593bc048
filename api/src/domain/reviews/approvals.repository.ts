import type { Queries } from '../../platform/database/database'

/**
 * The approved version of an item, whatever its current version is; undefined if there is none. An approval ends with the
 * account that gave it.
 */
export async function approvedVersion(queries: Queries, itemId: string): Promise<number | undefined> {
  const row = await approvals(queries).where('item_id', '=', itemId).executeTakeFirst()
  return row?.step_version ?? undefined
}

/** The approved versions of items, by their ids. */
export async function approvedVersions(queries: Queries, itemIds: readonly string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await approvals(queries).where('item_id', 'in', itemIds).execute()
  return new Map(rows.flatMap(({ item_id, step_version }) => (step_version === null ? [] : [[item_id, step_version]])))
}

const approvals = (queries: Queries) =>
  queries
    .selectFrom('review')
    .select(['item_id', 'step_version'])
    .where('step', '=', 'APPROVED')
    .where('step_by', 'is not', null)

/** Deletes the latest step toward the approval of an item, which has gone public. */
export const endApproval = (transaction: Queries, itemId: string) =>
  transaction
    .updateTable('review')
    .set({ step: null, step_version: null, step_at: null, step_by: null })
    .where('item_id', '=', itemId)
    .where('step', 'is not', null)
    .execute()
