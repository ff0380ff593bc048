import type { TableRow } from './record-list'

/**
 * The records of a bulk call, and what was seen of them: who has changed one meanwhile is not overruled (contract
 * §3.7).
 */
export interface BulkRecords {
  ids: string[]
  versions: Record<string, number>
}

/** Rows as the table shows them. */
export const seenRecords = (rows: readonly TableRow[]): BulkRecords => changedRecords(rows, 0)

/** Rows as the table showed them before the given number of changes (default one) that are to be undone. */
export const changedRecords = (rows: readonly TableRow[], changes = 1): BulkRecords => ({
  ids: rows.map(({ id }) => id),
  versions: Object.fromEntries(
    rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version + changes]])),
  ),
})
