import { createHash } from 'node:crypto'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import { hasStoredNothing } from '../database/nothing-stored'
import type { CheckedDocument } from './check-document'
import type { FileStorage } from './file-storage'

export type FileStore = ReturnType<typeof createFileStore>

/** A file whose bytes are stored but which no record shows yet. */
export interface ArrivedFile {
  id: string
  name: string
  type: string
  bytes: number
  sha256: Buffer
}

/** Puts the file that came with a change into its transaction; answers its id. */
export type InsertFile = (transaction: Queries) => Promise<string>

/**
 * Files that are handed out as they came. The bytes are stored before the row that shows them is committed, so a crash
 * can leave bytes without a row (swept away later) but never a row without its bytes.
 */
export function createFileStore(storage: FileStorage, now: () => Date) {
  async function arrive({ name, type, content }: CheckedDocument): Promise<ArrivedFile> {
    const id = newId(now().getTime())
    await storage.write(id, content)
    return { id, name, type, bytes: content.length, sha256: createHash('sha256').update(content).digest() }
  }

  const insert = (transaction: Queries, file: ArrivedFile) =>
    transaction
      .insertInto('stored_file')
      .values({ ...file, created_at: now() })
      .execute()

  return {
    /** Stores the bytes; {@link insert} makes the file part of a change, {@link remove} gives it up. */
    arrive,
    insert,

    /** Stores the file of a change, then runs the change; when that fails or leaves it unused the bytes are given up. */
    async withFile<Result>(document: CheckedDocument, change: (insertFile: InsertFile) => Promise<Result>) {
      const arrived = await arrive(document)
      let used = false
      try {
        const result = await change(async (transaction) => {
          await insert(transaction, arrived)
          used = true
          return arrived.id
        })
        if (!used) await storage.remove(arrived.id)
        return result
      } catch (error) {
        if (hasStoredNothing(error)) await storage.remove(arrived.id)
        throw error
      }
    },

    read: (id: string) => storage.read(id),

    /** Removes the bytes of files whose rows are gone. */
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) await storage.remove(id)
    },

    /** Removes bytes older than `age` milliseconds that no row names. Returns how many. */
    async sweep(queries: Queries, age: number): Promise<number> {
      const rows = await queries.selectFrom('stored_file').select('id').execute()
      const known = new Set(rows.map(({ id }) => id))
      let removed = 0
      for await (const { key, storedAt } of storage.list()) {
        if (known.has(key) || Date.now() - storedAt.getTime() < age) continue
        await storage.remove(key)
        removed += 1
      }
      return removed
    },
  }
}
