import type { BackupKey } from './browser-storage'

/**
 * sessionStorage that never throws, for form input in this tab until it is closed. Without access it reads as empty and
 * ignores writes.
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
      // Without storage the input is lost with the page.
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
