import { createStore, del, get, set } from 'idb-keyval'
import type { BackupKey } from './browser-storage'

const backups = createStore('tekskills', 'backups')

/**
 * IndexedDB for texts that exceed the quota of `localStorage`. Never throws: if the browser has no IndexedDB or denies
 * access, it reads as empty and ignores writes.
 */
export const indexedDbStorage = {
  async read(key: BackupKey): Promise<string | null> {
    try {
      const value: unknown = await get(key, backups)
      return typeof value === 'string' ? value : null
    } catch {
      return null
    }
  },
  /** @returns whether the value was stored. */
  async write(key: BackupKey, value: string): Promise<boolean> {
    try {
      await set(key, value, backups)
      return true
    } catch {
      return false
    }
  },
  async remove(key: BackupKey): Promise<void> {
    try {
      await del(key, backups)
    } catch {
      // Without access to IndexedDB nothing could be stored, so there is nothing to remove.
    }
  },
}
