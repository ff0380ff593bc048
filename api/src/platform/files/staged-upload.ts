import type { Queries } from '../database/database'
import { ProblemError } from '../http/problems/problem-error'

/**
 * A file whose content is stored but which no record references yet. The content is stored before its row is committed,
 * so a crash can leave content without a row (removed by the sweep) but never a row without content.
 */
export interface StagedUpload {
  id: string
  /** Inserts the row of the file in the transaction of the record that references it. Returns its id. */
  insert(transaction: Queries): Promise<string>
  /** Call it after the commit: an inserted file is kept, any other is removed. */
  commit(): Promise<void>
  /** Call it after a failure: removes the content, unless the transaction may have been committed. */
  discard(error: unknown): Promise<void>
}

interface StoredBytes {
  id: string
  insertRow(transaction: Queries): Promise<unknown>
  removeBytes(): Promise<void>
  /** Called once a record references the file. */
  onCommitted?(): void
}

/** Creates the {@link StagedUpload} of content that a store has written. */
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

/** Commits the uploads after the write that references them has resolved; discards them if it rejects. */
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

/** SQLSTATE classes that guarantee a rollback: data, integrity, conflict, syntax, resources. */
const ROLLED_BACK = /^(22|23|40|42|53)/

/**
 * Whether a failed change has certainly been rolled back, so that its files can be removed immediately. After a broken
 * connection the commit may have succeeded: then the files are kept, and the sweep removes those without a row.
 */
export const hasStoredNothing = (error: unknown): boolean =>
  error instanceof ProblemError || ROLLED_BACK.test((error as { code?: string }).code ?? '')
