import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { MAX_EARLIER_KEYS } from '@tekskills/shared/contracts/http/earlier-keys'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { dropBackup, readBackup, readLargeBackup, writeBackup, type FormBackup, type LostSaves } from './form-backup'

/** The state of a form's backup: stored at an instant, or impossible on this device. */
export type BackupState = { savedAt: string } | 'impossible' | null

/** Debounce of the backup in milliseconds. */
const DEBOUNCE_MS = 400
/** Maximum delay of the backup in milliseconds while the user types without a pause. */
const MAX_DELAY_MS = 2000

interface FormBackupOptions<T extends FieldValues, Valid> {
  /** Key of the backup; `null` until it is known. */
  key: BackupKey | null
  form: UseFormReturn<T, unknown, Valid>
  /** Version of the record that is being edited; `null` for a new record. */
  version: number | null
  /** Returns the values that can be stored as JSON; must be stable. */
  toStored: (values: T) => Record<string, unknown>
  /**
   * Called with the version of a backup that is restored after the first render; must be stable.
   */
  onFound?: (version: number | null) => void
}

/**
 * Backs up a form in the browser while it has unsaved changes, and restores an existing backup into the form. The
 * backup survives an expired session (contract §4 row 9).
 */
export function useFormBackup<T extends FieldValues, Valid>(options: FormBackupOptions<T, Valid>) {
  const { key, form, version, toStored, onFound } = options
  const [restored, setRestored] = useState<FormBackup | undefined>(() => (key ? readBackup(key) : undefined))
  const [backupState, setBackupState] = useState<BackupState>(null)
  const isOver = useRef(false)
  const wasDirty = useRef(false)
  const lostSaves = useRef<LostSaves>(undefined)
  const copyNow = useRef<() => void>(undefined)

  const deleteCopy = useCallback(() => {
    if (key) dropBackup(key)
    setRestored(undefined)
    setBackupState(null)
  }, [key])

  useEffect(() => {
    if (!key) return
    const restore = (backup: FormBackup) => {
      setRestored(backup)
      lostSaves.current = backup.lostSaves
      onFound?.(backup.version)
      form.reset({ ...form.getValues(), ...(backup.values as Partial<T>) }, { keepDefaultValues: true })
    }
    const found = readBackup(key)
    if (found) return restore(found)
    let isWanted = true
    void readLargeBackup(key).then((large) => {
      if (large && isWanted && !form.formState.isDirty) restore(large)
    })
    return () => void (isWanted = false)
  }, [key, form, onFound])

  useEffect(() => {
    if (!key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pendingSince: number | undefined
    const copy = async () => {
      clearTimeout(timer)
      timer = undefined
      pendingSince = undefined
      if (isOver.current) return
      const savedAt = new Date().toISOString()
      const values = toStored(form.getValues())
      const isStored = await writeBackup(key, { version, savedAt, values, lostSaves: lostSaves.current })
      if (isOver.current || !wasDirty.current) dropBackup(key)
      else setBackupState(isStored ? { savedAt } : 'impossible')
    }
    const noteChange = ({ isDirty }: { isDirty?: boolean }) => {
      clearTimeout(timer)
      pendingSince = isDirty ? (pendingSince ?? Date.now()) : undefined
      const delay = Math.min(DEBOUNCE_MS, (pendingSince ?? 0) + MAX_DELAY_MS - Date.now())
      timer = isDirty ? setTimeout(() => void copy(), delay) : undefined
      if (wasDirty.current && !isDirty) deleteCopy()
      wasDirty.current = isDirty === true
    }
    const unsubscribe = form.subscribe({ formState: { values: true, isDirty: true }, callback: noteChange })
    // What was typed while the key was still unknown. A form is not yet dirty after typing that precedes
    // its effects; resetting it to the same values makes it so.
    const textOf = (values: T) => JSON.stringify(toStored(values))
    const isTyped = () => textOf(form.getValues()) !== textOf(form.formState.defaultValues as T)
    if (form.formState.isDirty) noteChange({ isDirty: true })
    else if (!readBackup(key) && isTyped()) form.reset(form.getValues(), { keepDefaultValues: true })
    copyNow.current = () => {
      if (wasDirty.current) void copy()
    }
    const copyChange = () => {
      if (timer !== undefined) void copy()
    }
    // The last event in which a closing or discarded page can still write.
    addEventListener('pagehide', copyChange)
    return () => {
      removeEventListener('pagehide', copyChange)
      unsubscribe()
      copyChange()
    }
  }, [key, form, version, toStored, deleteCopy])

  // A new record that was saved in place: what was typed since is kept with the record, not with the empty form.
  const formerKey = useRef(key)
  useEffect(() => {
    if (formerKey.current && key && formerKey.current !== key) dropBackup(formerKey.current)
    formerKey.current = key
  }, [key])

  /** Deletes the backup and stops further ones: the text was saved or discarded. */
  const drop = useCallback(() => {
    isOver.current = true
    lostSaves.current = undefined
    deleteCopy()
  }, [deleteCopy])

  /** Enables backups again after {@link drop}. */
  const resume = useCallback(() => void (isOver.current = false), [])

  /** The keys of the saves that have no response yet. */
  const lostKeys = useCallback(() => lostSaves.current?.keys ?? [], [])

  /** Stores with the backup which saves have no response yet: the latest, as many as a request may name. */
  const noteLostKeys = useCallback((keys: readonly string[]) => {
    const since = lostSaves.current?.since ?? new Date().toISOString()
    lostSaves.current = keys.length > 0 ? { since, keys: keys.slice(-MAX_EARLIER_KEYS) } : undefined
    copyNow.current?.()
  }, [])

  return { restored, backupState, drop, resume, lostKeys, noteLostKeys }
}
