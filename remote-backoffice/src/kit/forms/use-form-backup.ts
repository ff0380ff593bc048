import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { MAX_EARLIER_KEYS } from '@tekskills/shared/contracts/http/earlier-keys'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import type { AutosaveSession, AutosaveState } from './autosave-session'
import {
  dropBackup,
  readBackup,
  readLargeBackup,
  replaceBackup,
  writeBackup,
  type FormBackup,
  type LostSaves,
} from './form-backup'

/** The state of a form's backup: the time when it was stored on this device, or that it cannot be. */
export type BackupState = { savedAt: string } | 'impossible' | null

/** What the service stores while the user types. */
interface AutosaveOptions {
  session: AutosaveSession
  itemId: string | null
  /** The field that the unsaved text is recognized by. */
  nameField: string
}

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
   * What an empty form stores, for one that starts filled: its backup then has all that differs, so that it is complete
   * in an empty form as well. Must be stable.
   */
  blank?: Record<string, unknown>
  /**
   * Called with the version of a backup that is restored after the first render; must be stable.
   */
  onFound?: (version: number | null) => void
  /** Stores the text with the service as well; without it, the text stays on this device. */
  autosave?: AutosaveOptions
}

/**
 * Backs up a form in the browser while it has unsaved changes, and restores an existing backup into the form. The
 * backup survives an expired session (contract §4 row 9).
 */
export function useFormBackup<T extends FieldValues, Valid>(options: FormBackupOptions<T, Valid>) {
  const { key, form, version, toStored, blank, onFound, autosave } = options
  const { session, itemId = null, nameField = '' } = autosave ?? {}
  const [restored, setRestored] = useState<FormBackup | undefined>(() => {
    const found = key ? readBackup(key) : undefined
    return found?.values && found
  })
  const [backupState, setBackupState] = useState<BackupState>(null)
  const isOver = useRef(false)
  const wasDirty = useRef(false)
  const lostSaves = useRef<LostSaves>(undefined)
  const copyNow = useRef<() => void>(undefined)
  const [autosaveState, setAutosaveState] = useState<AutosaveState | null>(null)
  /** Whether the service has all typed text. */
  const isOnServer = useRef(false)
  const lastCopy = useRef<FormBackup>(undefined)
  /** The text restored from the service, until it is changed. */
  const stored = useRef<FormBackup>(undefined)

  const deleteCopy = useCallback(() => {
    if (key) dropBackup(key)
    session?.forget()
    stored.current = undefined
    isOnServer.current = false
    setAutosaveState(null)
    setRestored(undefined)
    setBackupState(null)
  }, [key, session])

  /** Restores a text from this device into the form. */
  const restore = useCallback(
    (backup: FormBackup) => {
      if (backup.autosaveId) session?.adopt(backup.autosaveId)
      setRestored(backup)
      lostSaves.current = backup.lostSaves
      onFound?.(backup.version)
      form.reset({ ...form.getValues(), ...(backup.values as Partial<T>) }, { keepDefaultValues: true })
    },
    [form, onFound, session],
  )

  /** Restores a text from the service into the form; it is sent again only once it changes. */
  const restoreStored = useCallback(
    (backup: FormBackup) => {
      if (key) replaceBackup(key, backup)
      stored.current = backup
      restore(backup)
    },
    [key, restore],
  )

  useEffect(() => {
    if (!key || !session) return
    return session.subscribe((state) => {
      setAutosaveState(state)
      isOnServer.current = state.kind === 'stored'
      // Text typed since, here or in another form, is newer than that of the service.
      if (state.kind !== 'stored') return
      const isLatest = (copy: FormBackup | undefined) => !copy || copy.savedAt === state.text.savedAt
      if (isOver.current || !isLatest(lastCopy.current) || !isLatest(readBackup(key))) return
      replaceBackup(key, { ...state.text, autosaveId: session.id })
    })
  }, [key, session])

  useEffect(() => {
    if (!key) return
    const take = (backup: FormBackup) => restore(backup)
    const found = readBackup(key)
    if (found?.values) return take(found)
    let isWanted = true
    const readElsewhere = async () => {
      if (!found?.autosaveId || !session) return readLargeBackup(key)
      return session.read(itemId, found.autosaveId)
    }
    void readElsewhere().then((backup) => {
      if (!backup || !isWanted || form.formState.isDirty) return
      if (found?.autosaveId) restoreStored(backup)
      else take(backup)
    })
    return () => void (isWanted = false)
  }, [key, form, restore, restoreStored, session, itemId])

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
      const all = toStored(form.getValues())
      const values = {
        ...(blank && changedOf(all, blank)),
        ...changedOf(all, toStored(form.formState.defaultValues as T)),
      }
      if (stored.current && JSON.stringify(values) === JSON.stringify(stored.current.values)) {
        isOnServer.current = true
        const { savedAt: at } = stored.current
        return setAutosaveState({ kind: 'stored', at, text: stored.current, currentVersion: null })
      }
      stored.current = undefined
      const backup = { version, savedAt, values, lostSaves: lostSaves.current }
      lastCopy.current = backup
      const isStored = await writeBackup(key, { ...backup, autosaveId: session?.id })
      if (isOver.current || !wasDirty.current) return dropBackup(key)
      setBackupState(isStored ? { savedAt } : 'impossible')
      session?.note({ itemId, name: String(all[nameField] ?? ''), backup })
    }
    const noteChange = ({ isDirty }: { isDirty?: boolean }) => {
      isOnServer.current = false
      setAutosaveState((state) => (state?.kind === 'stored' ? { kind: 'waiting' } : state))
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
  }, [key, form, version, toStored, blank, deleteCopy, session, itemId, nameField])

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

  /** Whether the service has all typed text, so that leaving loses nothing. */
  const isKept = useCallback(() => isOnServer.current, [])

  return { restored, restoreStored, backupState, autosaveState, isKept, drop, resume, lostKeys, noteLostKeys }
}

/**
 * The values that the user has changed. The others are left out, so that restoring a text after a colleague's save
 * brings back no outdated values.
 */
const changedOf = (values: Record<string, unknown>, before: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
