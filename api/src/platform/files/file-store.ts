import { createHash } from 'node:crypto'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import { hasStoredNothing } from '../database/nothing-stored'
import type { FileStorage } from './file-storage'
import { sweepStore } from './sweep'

export type FileStore = ReturnType<typeof createFileStore>

/** A file to store, as it was checked or made here. */
interface NewFile {
  name: string
  type: string
  content: Buffer
  /** Of the content, when somebody has computed it already. */
  sha256?: Buffer
}

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

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest()

/**
 * Files that are handed out as they came. The bytes are stored before the row that shows them is committed, so a crash
 * can leave bytes without a row (swept away later) but never a row without its bytes.
 */
export function createFileStore(storage: FileStorage, now: () => Date) {
  async function arrive({ name, type, content, sha256 = sha256Of(content) }: NewFile): Promise<ArrivedFile> {
    const id = newId(now().getTime())
    await storage.write(id, content)
    return { id, name, type, bytes: content.length, sha256 }
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
    async withFile<Result>(document: NewFile, change: (insertFile: InsertFile) => Promise<Result>) {
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

    /** Moves bytes that no row names into quarantine; see {@link sweepStore}. Returns how many. */
    async sweep(queries: Queries, age: number, all = false): Promise<number> {
      const rows = await queries.selectFrom('stored_file').select('id').execute()
      const known = new Set(rows.map(({ id }) => id))
      const { quarantine } = storage
      return sweepStore({ what: 'documents', known, entries: storage.list(), quarantine }, { age, all, now: now() })
    },
  }
}
