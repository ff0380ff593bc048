import fs from 'node:fs/promises'
import path from 'node:path'
import type { Quarantine, StoredEntry } from './file-storage'

/** The quarantine of the files and folders in `folder`: a folder of the same name under `quarantine` beside it. */
export function createDiskQuarantine(folder: string): Quarantine {
  const quarantine = path.join(path.dirname(folder), 'quarantine', path.basename(folder))
  return {
    async add(key) {
      const from = path.join(folder, key)
      await fs.mkdir(quarantine, { recursive: true })
      try {
        // The time of the move, which a rename keeps.
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
          // Another sweep, of the schedule or of another instance, has brought it back already.
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

/** What is in `folder`; nothing when there is no such folder. What goes away meanwhile is left out. */
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
