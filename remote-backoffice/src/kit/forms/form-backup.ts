import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'
import { deviceDatabase } from '@tekskills/shared/storage/device-database'

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

/** The stored backup; invalid stored data reads as none. */
export const readBackup = (key: BackupKey): FormBackup | undefined => parse(browserStorage.read(key))

/** The backup that found no room in the storage of {@link readBackup} (FT-36). */
export const readLargeBackup = async (key: BackupKey): Promise<FormBackup | undefined> =>
  parse(await deviceDatabase.read(key))

/** @returns whether the copy is kept; a browser may deny storage, or have none left here and there (FT-35, FT-36). */
export async function writeBackup(key: BackupKey, backup: FormBackup): Promise<boolean> {
  const text = JSON.stringify(backup)
  if (browserStorage.write(key, text)) return true
  const isStored = await deviceDatabase.write(key, text)
  // The older and shorter copy would be found first.
  if (isStored) browserStorage.remove(key)
  return isStored
}

export function dropBackup(key: BackupKey): void {
  browserStorage.remove(key)
  void deviceDatabase.remove(key)
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
  const { version, savedAt, values } = stored as Partial<FormBackup>
  const isInstant = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  return (version === null || Number.isInteger(version)) && isInstant && typeof values === 'object' && values !== null
}
