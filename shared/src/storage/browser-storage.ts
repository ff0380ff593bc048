/** Exactly the client-side keys of the specification (§3, ST-01). */
export type StorageKey =
  'Token' | 'Blog' | 'Username' | 'id' | 'sidebarState' | 'cookieConsent' | 'casestudyId' | BackupKey

/** Copies of unsaved back-office forms (contract §3.10). */
export type BackupKey = `tk:${string}`

/**
 * localStorage that never throws: a browser may deny it altogether (privacy settings) or refuse a write (quota).
 * A denied store reads as empty and forgets what it is told.
 */
export const browserStorage = {
  read(key: StorageKey): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** @returns whether the value is kept; without storage the person keeps working and it is lost with the page. */
  write(key: StorageKey, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: StorageKey): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },
}
