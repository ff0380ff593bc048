import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'

/** A copy of what was typed, kept in the browser until the service has it (contract §3.10, §4 row 9). */
export interface FormBackup {
  /** Version of the record that the text was typed over; `null` for a new one. */
  version: number | null
  /** Instant of the copy. */
  savedAt: string
  values: Record<string, unknown>
}

/** One person's backup of one form: two people at one machine do not see each other's text. */
export function backupKey(form: string, record: string | undefined): BackupKey {
  return `tk:${form}:${browserStorage.read('id') ?? 'nobody'}:${record ?? 'new'}`
}

/** The stored backup; rubbish in storage reads as none. */
export function readBackup(key: BackupKey): FormBackup | undefined {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(key) ?? 'null')
    return isBackup(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** @returns whether the copy is kept; a browser may deny storage or have none left. */
export const writeBackup = (key: BackupKey, backup: FormBackup): boolean =>
  browserStorage.write(key, JSON.stringify(backup))

export const dropBackup = (key: BackupKey) => browserStorage.remove(key)

function isBackup(stored: unknown): stored is FormBackup {
  if (typeof stored !== 'object' || stored === null) return false
  const { version, savedAt, values } = stored as Partial<FormBackup>
  const isInstant = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  return (version === null || Number.isInteger(version)) && isInstant && typeof values === 'object' && values !== null
}
