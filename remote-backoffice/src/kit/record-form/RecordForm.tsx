import { useCallback, useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { useStaff } from '@tekskills/shared/session/session-store'
import { CopyNote } from '../forms/CopyNote'
import { readBackup } from '../forms/form-backup'
import { Form } from '../forms/FormSection'
import { RestoredNotice } from '../forms/RestoredNotice'
import { useBackupKey } from '../forms/use-backup-key'
import { useFormBackup } from '../forms/use-form-backup'
import { useUnsavedGuard } from '../forms/use-unsaved-guard'
import { changedFields } from './changed-fields'
import { CrashBoundary } from './CrashBoundary'
import { FieldsInSave } from './FieldsInSave'
import { KeptNotice } from './KeptNotice'
import { KeepText } from './KeepText'
import type { RecordFormKind, StoredRecord } from './record-form-kind'
import { RecordFormActions } from './RecordFormActions'
import { SaveRefusal } from './SaveRefusal'
import { SignInAgain } from './SignInAgain'
import type { FieldNames } from './typed-text'
import { useHeldSession } from './use-held-session'
import { useSaveRecord } from './use-save-record'
import { VersionConflict } from './VersionConflict'
import { WatchedFields } from './WatchedFields'

interface RecordFormProps<Stored extends StoredRecord, Values extends FieldValues, Valid extends object> {
  kind: RecordFormKind<Stored, Values, Valid>
  /** The record to edit; `null` adds one. */
  record: Stored | null
  /** Told once the record is saved and nothing is left unsaved. */
  onSaved: (saved: Stored) => Promise<void>
  /** What stands before the form and has to know of its text. */
  panels?: (text: UnsavedText) => ReactNode
  /** The sections of fields; they find the form by `useFormContext`. */
  children: ReactNode
}

/** What of a form's text is not saved. */
export interface UnsavedText {
  isUnsaved: boolean
  /** Gives the text up, after the person was asked. */
  letGo: () => void
}

/**
 * Adds or edits a record (BO-01), and loses nothing that was typed: not to a link, a lost session, a closed tab or
 * another editor (BO-05).
 */
export const RecordForm = <Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  props: RecordFormProps<Stored, Values, Valid>,
) => (
  <CrashBoundary>
    <StandingForm {...props} />
  </CrashBoundary>
)

function StandingForm<Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  props: RecordFormProps<Stored, Values, Valid>,
) {
  const { kind, record, onSaved, panels, children } = props
  const username = useStaff()?.username ?? ''
  const key = useBackupKey(kind.key, record?.id)
  const [base, setBase] = useState(
    () => record && { ...record, version: (key && readBackup(key)?.version) ?? record.version },
  )
  const form = useForm<Values, unknown, Valid>({
    resolver: zodResolver(kind.schema),
    defaultValues: kind.toValues(record) as DefaultValues<Values>,
  })
  const toStored = useCallback((values: Values) => withoutFiles(values, kind.files), [kind])
  const onFound = useCallback((version: number | null) => {
    if (version !== null) setBase((current) => current && { ...current, version })
  }, [])
  const backup = useFormBackup({ key, form, version: base?.version ?? null, toStored, onFound })
  const { isDirty } = form.formState
  const letGo = useUnsavedGuard(isDirty, backup.drop)
  const [keptOver, setKeptOver] = useState<Stored | null>(null)

  const saving = useSaveRecord({
    kind,
    form,
    base,
    onSaved: async (saved) => {
      // Before the next drawing: whoever leaves at once is not to be asked.
      letGo()
      setKeptOver(null)
      form.reset(kind.toValues(saved))
      await onSaved(saved)
    },
  })
  const { save, busyWith, progress, refusal, forgetRefusal } = saving
  const session = useHeldSession(useCallback(() => isDirty || busyWith !== null, [isDirty, busyWith]))

  /** The text as somebody else saved it becomes what is typed over; `theirs` also takes their words. */
  function rebase(current: Stored, text: 'mine' | 'theirs') {
    setBase(current)
    forgetRefusal()
    setKeptOver(text === 'mine' ? current : null)
    if (text === 'theirs') form.reset(kind.toValues(current))
  }

  async function startOver() {
    if (!(await confirm(discardQuestion))) return
    backup.drop()
    backup.resume()
    setBase(record)
    form.reset(kind.toValues(record))
  }

  function goOn() {
    session.resume()
    if (refusal?.kind === 'signed-out') void saving.saveAgain()
  }

  const names = kind.fieldNames as FieldNames
  const keepText = <KeepText title={kind.label} names={names} valuesNow={form.getValues} />
  return (
    <FormProvider {...form}>
      {panels?.({ isUnsaved: isDirty, letGo })}
      <Form noValidate aria-label={kind.label} onSubmit={(event) => event.preventDefault()}>
        {backup.restored && (
          <RestoredNotice
            savedAt={backup.restored.savedAt}
            newer={
              record && backup.restored.version !== null && backup.restored.version < record.version ? record : null
            }
            hasFiles={kind.files.length > 0}
            onDiscard={() => void startOver()}
          />
        )}
        <SaveRefusal
          refusal={refusal}
          noun={kind.noun}
          keepText={keepText}
          onAgain={() => void saving.saveAgain()}
          renderConflict={(current) => (
            <VersionConflict
              noun={kind.noun}
              current={current}
              changed={record ? changedFields(record, current, kind.fieldNames) : []}
              names={names}
              valuesNow={form.getValues}
              theirValues={kind.toValues(current)}
              keepText={keepText}
              onRebase={rebase}
            />
          )}
        />
        {keptOver && !refusal && <KeptNotice over={keptOver} onSave={() => void saving.saveAgain()} />}
        <WatchedFields path={kind.path} id={kind.isWatched ? record?.id : undefined} noun={kind.noun} isDirty={isDirty}>
          <FieldsInSave isSaving={saving.isSending}>{children}</FieldsInSave>
          <RecordFormActions
            actionsFor={(scheduledAt) => kind.actionsFor(record, scheduledAt)}
            busyWith={busyWith}
            onSave={save}
          >
            {saving.isUnsure ? (
              <p role="status">We are not sure this was saved. Checking …</p>
            ) : progress === undefined ? (
              <CopyNote state={backup.copyState} />
            ) : (
              <Progress label="Files on their way" value={progress} />
            )}
          </RecordFormActions>
        </WatchedFields>
      </Form>
      {session.isOver && <SignInAgain username={username} onSignedIn={goOn} onLeave={session.leave} />}
    </FormProvider>
  )
}

const discardQuestion = {
  kind: 'warning',
  heading: 'Discard your unsaved text?',
  message: 'It is kept nowhere else.',
  confirmLabel: 'Discard it',
  cancelLabel: 'Keep it',
} as const

const withoutFiles = (values: object, files: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !files.includes(field)))
