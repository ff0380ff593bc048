import { useEffect, useState } from 'react'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { backupKey, readBackup } from './form-backup'

/** Tabs of one browser that may each have a form of one kind open and keep a copy of their own. */
const TABS = 9

/**
 * Where a form keeps its copy: each tab has a place of its own, held by a lock while the form is open, and a tab that
 * opens takes over what a closed one left behind. `null` for the moment until it is known.
 */
export function useBackupKey(form: string, record: string | undefined): BackupKey | null {
  const isOne = !('locks' in navigator)
  const [key, setKey] = useState<BackupKey | null>(() => (isOne ? backupKey(form, record) : null))

  useEffect(() => {
    if (isOne) return
    const use = new AbortController()
    void firstFree(placesOf(backupKey(form, record)), use.signal).then((free) => use.signal.aborted || setKey(free))
    return () => use.abort()
  }, [form, record, isOne])

  return key
}

/** The places of a form, those with a copy first. */
function placesOf(first: BackupKey): BackupKey[] {
  const places = Array.from({ length: TABS }, (_, index): BackupKey => (index === 0 ? first : `${first}:${index + 1}`))
  const isUsed = (place: BackupKey) => readBackup(place) !== undefined
  return [...places.filter(isUsed), ...places.filter((place) => !isUsed(place))]
}

async function firstFree(places: readonly BackupKey[], until: AbortSignal): Promise<BackupKey> {
  for (const place of places) if (await acquireLock(place, until)) return place
  // More tabs than places: the last shares one rather than to keep nothing.
  return places.at(-1) as BackupKey
}

/** Takes the lock of a place until the signal aborts; resolves with whether it was free. */
function acquireLock(place: BackupKey, until: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const holdLock = (lock: Lock | null) => {
      resolve(lock !== null)
      if (!lock || until.aborted) return undefined
      return new Promise<void>((release) => until.addEventListener('abort', () => release()))
    }
    // A browser that denies locks has no other tab to mind.
    navigator.locks.request(place, { ifAvailable: true }, holdLock).catch(() => resolve(true))
  })
}
