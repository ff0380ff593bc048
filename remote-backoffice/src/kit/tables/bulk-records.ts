import type { TableRow } from './record-list-definition'

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
