import type { BackupKey } from './browser-storage'

/**
 * sessionStorage that never throws: what a visitor typed into a form of this tab, until the tab is closed. A denied
 * store reads as empty and forgets what it is told.
 */
export const tabStorage = {
  read(key: BackupKey): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: BackupKey, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // The person keeps typing; the copy is lost with the page.
    }
  },
  remove(key: BackupKey): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },
}
