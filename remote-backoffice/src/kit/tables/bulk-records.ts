import { isApiError } from '@tekskills/shared/http/api-error'
import type { RowResult, TableRow } from './record-list-definition'

/**
 * The records of a bulk request with the versions that the user has seen, so that changes by others are not overwritten
 * (contract §3.7).
 */
export interface BulkRecords {
  ids: string[]
  versions: Record<string, number>
}

/** The rows at the versions that the table shows. */
export const seenRecords = (rows: readonly TableRow[]): BulkRecords => changedRecords(rows, 0)

/** The rows at their versions after the given number of changes, to undo them. */
export const changedRecords = (rows: readonly TableRow[], changes = 1): BulkRecords => ({
  ids: rows.map(({ id }) => id),
  versions: Object.fromEntries(
    rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version + changes]])),
  ),
})

/**
 * Applies a request to one row after another; a failure is recorded for its row and does not stop the others, except
 * for a 401, which is rethrown.
 */
export async function oneByOne<Row extends TableRow>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const row of rows) {
    try {
      await call(row)
      results.push({ id: row.id, ok: true })
    } catch (error) {
      if (!isApiError(error) || error.status === 401) throw error
      results.push({ id: row.id, ok: false, code: error.code, message: error.fields[0]?.message })
    }
  }
  return results
}
