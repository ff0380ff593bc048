import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'
import { indexedDbStorage } from '@tekskills/shared/storage/indexed-db-storage'

/**
 * A backup of a form's values, stored in the browser until they are saved (contract §3.10, §4 row 9). Once the service has
 * the values as an autosave, only its id is left.
 */
export interface FormBackup {
  /** Version of the record that was edited; `null` for a new record. */
  version: number | null
  /** Time of the backup as an ISO instant. */
  savedAt: string
  values?: Record<string, unknown>
  /** The autosave that this form writes, or that has the values. */
  autosaveId?: string
  lostSaves?: LostSaves
}

/** Saves of a form that were sent and have no response yet: each may or may not have been stored. */
export interface LostSaves {
  /** Time of the first of them as an ISO instant. */
  since: string
  /** Their idempotency keys. */
  keys: readonly string[]
}

/** The key of a user's backup of one form; users of the same device do not see each other's text. */
export function backupKey(form: string, record: string | undefined): BackupKey {
  return `tk:${form}:${browserStorage.read('id') ?? 'nobody'}:${record ?? 'new'}`
}

/** Reads a backup from local storage; invalid data reads as undefined. */
export const readBackup = (key: BackupKey): FormBackup | undefined => parse(browserStorage.read(key))

/** Reads a backup that did not fit into local storage from IndexedDB. */
export const readLargeBackup = async (key: BackupKey): Promise<FormBackup | undefined> =>
  parse(await indexedDbStorage.read(key))

/** @returns whether the backup was stored; a browser may deny storage, or both storages may be full. */
export async function writeBackup(key: BackupKey, backup: FormBackup): Promise<boolean> {
  const text = JSON.stringify(backup)
  if (browserStorage.write(key, text)) return true
  const isStored = await indexedDbStorage.write(key, text)
  // Otherwise the older, shorter backup in local storage would be found first.
  if (isStored) browserStorage.remove(key)
  return isStored
}

/** Replaces the values in a backup with a reference to the autosave that contains them. */
export function replaceBackup(key: BackupKey, { version, savedAt, autosaveId, lostSaves }: FormBackup): void {
  browserStorage.write(key, JSON.stringify({ version, savedAt, autosaveId, lostSaves }))
  void indexedDbStorage.remove(key)
}

/** The autosaves of other forms on this device, which they restore themselves. */
export const autosavesOf = (keys: readonly BackupKey[]): string[] =>
  keys.flatMap((key) => readBackup(key)?.autosaveId ?? [])

export function dropBackup(key: BackupKey): void {
  browserStorage.remove(key)
  void indexedDbStorage.remove(key)
}

function parse(text: string | null): FormBackup | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isBackup(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function isBackup(stored: unknown): stored is FormBackup {
  if (typeof stored !== 'object' || stored === null) return false
  const { version, savedAt, values, autosaveId, lostSaves } = stored as Partial<FormBackup>
  const isVersion = version === null || Number.isInteger(version)
  const hasLostSaves = lostSaves === undefined || (isInstant(lostSaves.since) && Array.isArray(lostSaves.keys))
  const hasText = typeof values === 'object' ? values !== null : typeof autosaveId === 'string'
  return isVersion && isInstant(savedAt) && hasLostSaves && hasText
}

const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
