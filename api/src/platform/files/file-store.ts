import { createHash } from 'node:crypto'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import type { FileStorage } from './file-storage'
import { stagedUpload, type StagedUpload } from './staged-upload'
import { sweepStore } from './sweep'

export type FileStore = ReturnType<typeof createFileStore>

/** A file to store, as it was checked or made here. */
interface NewFile {
  name: string
  type: string
  content: Buffer
  /** Of the content, where it has been computed already. */
  sha256?: Buffer
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest()

/** Files that are handed out as they came. */
export function createFileStore(storage: FileStorage, now: () => Date) {
  return {
    /** Stores the bytes of a file for a write that is about to show it. */
    async stage({ name, type, content, sha256 = sha256Of(content) }: NewFile): Promise<StagedUpload> {
      const id = newId(now().getTime())
      await storage.write(id, content)
      const row = { id, name, type, bytes: content.length, sha256 }
      return stagedUpload({
        id,
        insertRow: (transaction) =>
          transaction
            .insertInto('stored_file')
            .values({ ...row, created_at: now() })
            .execute(),
        removeBytes: () => storage.remove(id),
      })
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
