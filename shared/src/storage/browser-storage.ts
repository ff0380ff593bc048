/** The client-side keys of the specification (§3, ST-01). */
export type StorageKey =
  | 'Token'
  | 'Blog'
  | 'Username'
  | 'id'
  | 'sidebarState'
  | 'cookieConsent'
  | 'casestudyId'
  | BackupKey

/** Keys of backups of unsaved back-office forms (contract §3.10). */
export type BackupKey = `tk:${string}`

/**
 * localStorage that never throws: a browser may deny access (privacy settings) or reject a write (quota). Without access it
 * reads as empty and ignores writes.
 */
export const browserStorage = {
  read(key: StorageKey): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** @returns whether the value was stored; without storage it is lost with the page. */
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
