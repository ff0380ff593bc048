import fs from 'node:fs/promises'
import path from 'node:path'
import type { Quarantine, StoredEntry } from './file-storage'

/** The quarantine of the files and folders in `folder`: a folder of the same name in its sibling `quarantine`. */
export function createDiskQuarantine(folder: string): Quarantine {
  const quarantine = path.join(path.dirname(folder), 'quarantine', path.basename(folder))
  return {
    async add(key) {
      const from = path.join(folder, key)
      await fs.mkdir(quarantine, { recursive: true })
      try {
        // Records the time of the move; the rename preserves it.
        await fs.utimes(from, new Date(), new Date())
        await fs.rename(from, path.join(quarantine, key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    },

    list: () => listFolder(quarantine),

    async release(key) {
      await fs.mkdir(folder, { recursive: true })
      await fs
        .rename(path.join(quarantine, key), path.join(folder, key))
        .catch(async (error: NodeJS.ErrnoException) => {
          // Another sweep, scheduled or of another instance, has already moved it back.
          if (error.code !== 'ENOENT' || !(await exists(path.join(folder, key)))) throw error
        })
    },

    remove: (key) => fs.rm(path.join(quarantine, key), { recursive: true, force: true }),
  }
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Lists `folder`; a missing folder is empty, and entries deleted while listing are skipped. */
export async function* listFolder(folder: string): AsyncIterable<StoredEntry> {
  const keys = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const key of keys) {
    const found = await fs.stat(path.join(folder, key)).catch(() => undefined)
    if (found) yield { key, storedAt: found.mtime }
  }
}
