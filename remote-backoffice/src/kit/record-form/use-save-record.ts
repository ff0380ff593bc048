import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isUploading, textsWithoutPicture, whenUploaded } from '../forms/picture-uploads'
import type { RecordFormDefinition, RecordPayload, SaveAction, StoredRecord } from './record-form-definition'
import { showServerErrors, type SaveError } from './save-error'
import { isRejection, saveRecord, saveWithRetry, withDraftOf } from './record-api'
import { snapshotOf } from './settle-saved'

interface SaveOptions<Stored extends StoredRecord, Values extends FieldValues, Valid extends object> {
  definition: RecordFormDefinition<Stored, Values, Valid>
  form: UseFormReturn<Values, unknown, Valid>
  /** The record being edited; its version is sent, so that another user's changes are not overwritten silently. */
  base: Stored | null
  /** The keys of the saves without a response, which outlive the page. */
  lost: { lostKeys: () => readonly string[]; noteLostKeys: (keys: readonly string[]) => void }
  /** `makeEditable` ends the wait of the fields, which otherwise lasts until the promise is settled. */
  onSaved: (saved: Stored, how: HowSaved, makeEditable: () => void) => Promise<void>
  /** Called with the stored record if it is not what the form was based on: it exists already, or is public now. */
  onMovedOn: (current: Stored) => void
}

/** How a record was saved. */
export interface HowSaved {
  action: SaveAction
  /** The form values when they were sent. */
  sent: Readonly<Record<string, unknown>>
  /** The fields that were not sent, although the user may have changed them. */
  unsent: readonly string[]
  hasFiles: boolean
}

/** A draft changes nothing about publication. */
const withoutPublication = ({
  status: _,
  statusSeen: __,
  scheduledAt: ___,
  ...payload
}: RecordPayload): RecordPayload => payload

/** Saves a record with a single request, even after a double click, and shows errors at their fields. */
export function useSaveRecord<Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  options: SaveOptions<Stored, Values, Valid>,
) {
  const { definition, form, base, lost, onSaved, onMovedOn } = options
  const isSaving = useRef(false)
  const lastAction = useRef<SaveAction>(null)
  /** The texts with an error about a picture that is not uploaded. */
  const incompleteTexts = useRef<readonly string[]>([])
  const [busyWith, setBusyWith] = useState<SaveAction | null>(null)
  const [progress, setProgress] = useState<number>()
  const [isAmbiguous, setAmbiguous] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [keyFor] = useState(createRequestKeys)
  const [saveError, setSaveError] = useState<SaveError<Stored> | null>(null)

  async function send(valid: Valid, action: SaveAction): Promise<void> {
    const sent = snapshotOf(form.getValues())
    const endpoint = base ? definition.endpointOf?.(base, action) : undefined
    const isDraft = endpoint === '/draft'
    const files = chosenFiles(valid, definition.files)
    const address = base && { id: base.id, version: base.version }
    const fields: RecordPayload = { ...definition.toPayload(valid, base), ...address }
    const payload = isDraft ? withoutPublication(fields) : fields
    const key = keyFor(JSON.stringify([payload, ...Object.values(files).map(fingerprintOf)]))
    const earlierKeys = lost.lostKeys().filter((earlier) => earlier !== key)
    let mayBeStored = earlierKeys.length < lost.lostKeys().length
    lost.noteLostKeys([...earlierKeys, key])
    if (!action.isQuiet) setSending(true)
    const saved = await saveWithRetry(
      () =>
        saveRecord<Stored>(definition.path, payload, { files, key, earlierKeys, endpoint, onProgress: setProgress }),
      () => {
        mayBeStored = true
        setAmbiguous(true)
      },
    ).catch(async (cause: unknown) => {
      const error = endpoint ? cause : await withDraftOf(definition.path, cause)
      if (!mayBeStored && isRejection(error)) lost.noteLostKeys(earlierKeys)
      // Read-only fields cannot take the focus, so they are enabled synchronously first.
      flushSync(() => setSending(false))
      const saveProblem = showServerErrors({ ...definition, form }, error)
      if (saveProblem?.kind === 'already-saved' || saveProblem?.kind === 'now-public') onMovedOn(saveProblem.current)
      setSaveError(saveProblem)
      return null
    })
    setAmbiguous(false)
    if (!saved) return
    const how = { action, sent, unsent: isDraft ? ['scheduledAt'] : [], hasFiles: Object.keys(files).length > 0 }
    await onSaved(saved, how, () => setSending(false))
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const incomplete = textsWithoutPicture(values)
          for (const name of incompleteTexts.current.filter((text) => !incomplete.includes(text))) {
            form.clearErrors(name as Path<Values>)
          }
          incompleteTexts.current = incompleteTexts.current.filter((text) => incomplete.includes(text))
        },
      }),
    [form],
  )

  /** Waits for the pictures in the texts; returns whether all are uploaded, and shows where one is not. */
  async function awaitPictures({ isQuiet }: SaveAction): Promise<boolean> {
    if (isUploading(form.getValues())) {
      if (!isQuiet) setWaiting(true)
      await whenUploaded(form.getValues)
      // As above: read-only fields cannot take the focus.
      flushSync(() => setWaiting(false))
    }
    const incomplete = textsWithoutPicture(form.getValues())
    incompleteTexts.current = incomplete
    for (const name of incomplete)
      form.setError(name as Path<Values>, { message: PICTURE_MISSING }, { shouldFocus: true })
    return incomplete.length === 0
  }

  async function save(action: SaveAction, isRetry = false): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    lastAction.current = action
    setBusyWith(action)
    try {
      const { question } = action
      if (!isRetry && question && !(await confirm({ kind: 'warning', ...question }))) return
      setSaveError(null)
      if (action.status) form.setValue('status' as Path<Values>, action.status as PathValue<Values, Path<Values>>)
      if (await awaitPictures(action)) await form.handleSubmit((valid) => send(valid, action))()
    } finally {
      isSaving.current = false
      setBusyWith(null)
      setProgress(undefined)
      setAmbiguous(false)
      setSending(false)
    }
  }

  /** Retries the last save. */
  const saveAgain = async () => {
    if (lastAction.current) await save(lastAction.current, true)
  }

  return {
    save,
    saveAgain,
    busyWith,
    isSending,
    /** Whether the save waits for pictures in the texts. */
    isWaiting,
    progress,
    isAmbiguous,
    saveError,
    clearError: () => setSaveError(null),
  }
}

const PICTURE_MISSING = 'A picture in this text was not uploaded. Upload it again or remove it, then save.'

const fingerprintOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

function chosenFiles(valid: object, names: readonly string[]): Record<string, File> {
  const values = valid as Record<string, unknown>
  return Object.fromEntries(names.flatMap((name) => (values[name] instanceof File ? [[name, values[name]]] : [])))
}
