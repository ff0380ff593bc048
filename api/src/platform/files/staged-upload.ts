import type { Queries } from '../database/database'
import { ProblemError } from '../http/problems/problem-error'

/**
 * A file whose bytes are stored but which no record shows yet. The bytes come before the row that shows them is
 * committed, so a crash can leave bytes without a row (removed by the sweep) but never a row without its bytes.
 */
export interface StagedUpload {
  id: string
  /** Adds the row of the file to the transaction of the record that shows it; returns its id. */
  insert(transaction: Queries): Promise<string>
  /** Call it after the commit: what was inserted is kept, what no record took is removed. */
  commit(): Promise<void>
  /** Call it after a failure: removes the bytes, unless the transaction may have been committed all the same. */
  discard(error: unknown): Promise<void>
}

interface StoredBytes {
  id: string
  insertRow(transaction: Queries): Promise<unknown>
  removeBytes(): Promise<void>
  /** Called once a record shows the file. */
  onCommitted?(): void
}

/** The {@link StagedUpload} of bytes that a store has written. */
export function stagedUpload({ id, insertRow, removeBytes, onCommitted }: StoredBytes): StagedUpload {
  let isInserted = false
  return {
    id,
    async insert(transaction) {
      await insertRow(transaction)
      isInserted = true
      return id
    },
    async commit() {
      if (isInserted) onCommitted?.()
      else await removeBytes()
    },
    async discard(error) {
      if (hasStoredNothing(error)) await removeBytes()
    },
  }
}

/** Waits for the write that shows the uploads, then commits them; discards them when it fails. */
export async function settleUploads<Result>(uploads: readonly StagedUpload[], write: Promise<Result>): Promise<Result> {
  try {
    const result = await write
    for (const upload of uploads) await upload.commit()
    return result
  } catch (error) {
    for (const upload of uploads) await upload.discard(error)
    throw error
  }
}

/** Classes of SQLSTATE after which PostgreSQL has certainly rolled back: data, integrity, conflict, syntax, resources. */
const ROLLED_BACK = /^(22|23|40|42|53)/

/**
 * True when a failed change has certainly stored nothing, so that its files may be given up at once. When the connection
 * broke, the commit may have been done all the same: then the files stay, and the sweep removes those that no row names.
 */
export const hasStoredNothing = (error: unknown): boolean =>
  error instanceof ProblemError || ROLLED_BACK.test((error as { code?: string }).code ?? '')
