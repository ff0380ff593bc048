import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { dropBackup, readBackup, readLargeBackup, writeBackup, type FormBackup } from './form-backup'

/** The state of a form's copy: stored at an instant, or impossible on this device. */
export type BackupState = { keptAt: string } | 'impossible' | null

/** Milliseconds of rest after which what was typed is copied. */
const REST = 400
/** Without a pause in typing the text is copied this often, in milliseconds. */
const LONGEST = 2000

interface FormBackupOptions<T extends FieldValues, Valid> {
  /** Where the copy is; `null` until that is known. */
  key: BackupKey | null
  form: UseFormReturn<T, unknown, Valid>
  /** Version of the record that is typed over; `null` for a new one. */
  version: number | null
  /** What of the values can be kept as JSON; must be stable. */
  toStored: (values: T) => Record<string, unknown>
  /**
   * Called with the version that a backup was typed over, when the backup is found after the form is rendered; must be
   * stable.
   */
  onFound?: (version: number | null) => void
}

/**
 * Keeps a copy of a form in the browser while it differs from what is saved, and none longer; brings the copy found at
 * start back into the form. The copy outlives a lost session (contract §4 row 9).
 */
export function useFormBackup<T extends FieldValues, Valid>(options: FormBackupOptions<T, Valid>) {
  const { key, form, version, toStored, onFound } = options
  const [restored, setRestored] = useState<FormBackup | undefined>(() => (key ? readBackup(key) : undefined))
  const [backupState, setBackupState] = useState<BackupState>(null)
  const isOver = useRef(false)
  const wasDirty = useRef(false)

  const deleteCopy = useCallback(() => {
    if (key) dropBackup(key)
    setRestored(undefined)
    setBackupState(null)
  }, [key])

  useEffect(() => {
    if (!key) return
    const bringBack = (backup: FormBackup) => {
      setRestored(backup)
      onFound?.(backup.version)
      form.reset({ ...form.getValues(), ...(backup.values as Partial<T>) }, { keepDefaultValues: true })
    }
    const found = readBackup(key)
    if (found) return bringBack(found)
    let isWanted = true
    void readLargeBackup(key).then((large) => {
      if (large && isWanted && !form.formState.isDirty) bringBack(large)
    })
    return () => void (isWanted = false)
  }, [key, form, onFound])

  useEffect(() => {
    if (!key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitsSince: number | undefined
    const copy = async () => {
      clearTimeout(timer)
      timer = undefined
      waitsSince = undefined
      if (isOver.current) return
      const savedAt = new Date().toISOString()
      const isStored = await writeBackup(key, { version, savedAt, values: toStored(form.getValues()) })
      if (isOver.current || !wasDirty.current) dropBackup(key)
      else setBackupState(isStored ? { keptAt: savedAt } : 'impossible')
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer)
        waitsSince = isDirty ? (waitsSince ?? Date.now()) : undefined
        const rest = Math.min(REST, (waitsSince ?? 0) + LONGEST - Date.now())
        timer = isDirty ? setTimeout(() => void copy(), rest) : undefined
        if (wasDirty.current && !isDirty) deleteCopy()
        wasDirty.current = isDirty === true
      },
    })
    const copyAtOnce = () => {
      if (timer !== undefined) void copy()
    }
    // The last moment at which a page that is closed or put aside may still write.
    addEventListener('pagehide', copyAtOnce)
    return () => {
      removeEventListener('pagehide', copyAtOnce)
      unsubscribe()
      copyAtOnce()
    }
  }, [key, form, version, toStored, deleteCopy])

  /** Deletes the copy for good: the text is saved, or the user discarded it. */
  const drop = useCallback(() => {
    isOver.current = true
    deleteCopy()
  }, [deleteCopy])

  /** The copy counts again: the form is in use once more. */
  const resume = useCallback(() => void (isOver.current = false), [])

  return { restored, backupState, drop, resume }
}
