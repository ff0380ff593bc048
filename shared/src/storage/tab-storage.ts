import type { BackupKey } from './browser-storage'

/** `settled`: the dots of a hero have settled in this tab. */
type TabKey = BackupKey | 'settled'

/**
 * sessionStorage that never throws, for what belongs to this tab until it is closed, such as form input. Without access
 * it reads as empty and ignores writes.
 */
export const tabStorage = {
  read(key: TabKey): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: TabKey, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Without storage the input is lost with the page.
    }
  },
  remove(key: TabKey): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },
}
