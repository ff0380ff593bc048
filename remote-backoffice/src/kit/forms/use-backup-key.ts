import { useEffect, useMemo, useState } from 'react'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { backupKey, readBackup } from './form-backup'

/** Maximum number of tabs with the same form that have a backup of their own. */
const TABS = 9

/**
 * The key of a form's backup. Each tab has its own key, locked while the form is open; a new tab takes over the backup
 * of a closed one. `null` until the lock has been acquired.
 */
export function useBackupKey(form: string, record: string | undefined): BackupKey | null {
  const hasNoLocks = !('locks' in navigator)
  const [key, setKey] = useState<BackupKey | null>(null)
  // The key of the user who opened the form, even after the session has ended.
  const unlocked = useMemo(() => backupKey(form, record), [form, record])

  useEffect(() => {
    if (hasNoLocks) return
    const use = new AbortController()
    void firstFree(candidateKeys(backupKey(form, record)), use.signal).then(
      (free) => use.signal.aborted || setKey(free),
    )
    return () => use.abort()
  }, [form, record, hasNoLocks])

  return hasNoLocks ? unlocked : key
}

/** The keys of the tabs with the same form. */
export const keysOfTabs = (first: BackupKey): BackupKey[] =>
  Array.from({ length: TABS }, (_, index): BackupKey => (index === 0 ? first : `${first}:${index + 1}`))

const isUsed = (key: BackupKey) => readBackup(key) !== undefined

/** Whether a form that is not rendered yet has a backup from before. */
export const hasBackup = (form: string, record: string) => keysOfTabs(backupKey(form, record)).some(isUsed)

/** The candidate keys of a form, those with a backup first. */
function candidateKeys(first: BackupKey): BackupKey[] {
  const keys = keysOfTabs(first)
  return [...keys.filter(isUsed), ...keys.filter((key) => !isUsed(key))]
}

async function firstFree(keys: readonly BackupKey[], until: AbortSignal): Promise<BackupKey> {
  for (const key of keys) if (await acquireLock(key, until)) return key
  // With more tabs than keys, the last key is shared, which is better than no backup.
  return keys.at(-1) as BackupKey
}

/** Holds the lock of a key until the signal aborts; resolves with whether it was free. */
function acquireLock(key: BackupKey, until: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const holdLock = (lock: Lock | null) => {
      resolve(lock !== null)
      if (!lock || until.aborted) return undefined
      return new Promise<void>((release) => until.addEventListener('abort', () => release()))
    }
    // Without access to locks, every tab uses the first key.
    navigator.locks.request(key, { ifAvailable: true }, holdLock).catch(() => resolve(true))
  })
}
