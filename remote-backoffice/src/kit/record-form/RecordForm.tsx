import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { useStaff } from '@tekskills/shared/session/session-store'
import { AutosaveSession } from '../forms/autosave-session'
import { AutosaveStatus } from '../forms/AutosaveStatus'
import { UnsavedElsewhere } from '../forms/UnsavedElsewhere'
import { BackupStatus, SavedStatus } from '../forms/BackupStatus'
import { revealField } from '../forms/focus-field'
import { EditableFields } from '../forms/EditableFields'
import { backupKey, readBackup } from '../forms/form-backup'
import { Form } from '../forms/FormSection'
import { RestoredNotice } from '../forms/RestoredNotice'
import { keysOfTabs, useBackupKey } from '../forms/use-backup-key'
import { useFormBackup } from '../forms/use-form-backup'
import { useUnsavedGuard } from '../forms/use-unsaved-guard'
import { PreviewedForm } from '../preview/previewed-form'
import { CrashBoundary } from './CrashBoundary'
import { UnsavedChangesNotice } from './UnsavedChangesNotice'
import { CopyTextActions } from './CopyTextActions'
import { ReadOnlyWhileEdited, ReadOnlyWhileSaving } from './ReadOnlyFields'
import { SAVE, type RecordFormDefinition, type SaveAction, type StoredRecord } from './record-form-definition'
import { RecordFormActions } from './RecordFormActions'
import { SaveErrorMessage } from './SaveErrorMessage'
import { SignInAgain } from './SignInAgain'
import type { FieldNames } from './typed-text'
import { useReauthentication } from './use-reauthentication'
import { settleSaved, snapshotOf } from './settle-saved'
import { useSaveRecord, type HowSaved } from './use-save-record'
import { VersionConflict } from './VersionConflict'

interface RecordFormProps<Stored extends StoredRecord, Values extends FieldValues, Valid extends object> {
  definition: RecordFormDefinition<Stored, Values, Valid>
  /** The record to edit; `null` to add one. */
  record: Stored | null
  /** The record that a new one starts as a copy of. */
  copyOf?: Stored | null
  /** Called once the record is saved and nothing is left unsaved; `stays` continues with the saved record. */
  onSaved: (saved: Stored) => Promise<'stays' | void>
  /** Rendered after the save buttons: what makes the record public. */
  publishing?: (bar: PublishingBar<Stored>) => ReactNode
  /** Rendered before the form, with the state of its unsaved text. */
  panels?: (unsaved: UnsavedText<Stored>) => ReactNode
  /** Whether the sections themselves have {@link EditableFields}, because not all in them is about the record's text. */
  hasOwnFieldsets?: boolean
  /** The field sections, which access the form with `useFormContext`. */
  children: ReactNode
}

/** What the buttons that make a record public need of its form. */
export interface PublishingBar<Stored> {
  /** The record as the form last saved or loaded it; `null` for a new one. */
  record: Stored | null
  busyWith: SaveAction | null
  onSave: (action: SaveAction) => Promise<void>
}

/** The unsaved text of a form. */
export interface UnsavedText<Stored = unknown> {
  /** The record as the form last saved or loaded it; `null` for a new one. */
  record: Stored | null
  isUnsaved: boolean
  /** Discards the text without a confirmation. */
  discard: () => void
}

/**
 * Adds or edits a record (BO-01). No input is lost when the user follows a link, the session expires, the tab is closed
 * or another user saves the record (BO-05).
 */
export const RecordForm = <Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  props: RecordFormProps<Stored, Values, Valid>,
) => (
  <CrashBoundary>
    <RecordFormContent {...props} />
  </CrashBoundary>
)

function RecordFormContent<Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  props: RecordFormProps<Stored, Values, Valid>,
) {
  const {
    definition,
    record,
    copyOf: original = null,
    onSaved,
    publishing,
    panels,
    hasOwnFieldsets = false,
    children,
  } = props
  const username = useStaff()?.username ?? ''
  const isCopy = !record && original !== null
  // Separate from that of an empty form.
  const formKey = isCopy ? `${definition.key}-copy-${original.id}` : definition.key
  const key = useBackupKey(formKey, record?.id)
  const [base, setBase] = useState(
    () => record && { ...record, version: (key && readBackup(key)?.version) ?? record.version },
  )
  const form = useForm<Values, unknown, Valid>({
    resolver: zodResolver(definition.schema),
    defaultValues: startOf(definition, record, original) as DefaultValues<Values>,
  })
  const toStored = useCallback((values: Values) => withoutFiles(values, definition.files), [definition])
  const blank = useMemo(() => toStored(definition.toValues(null)), [toStored, definition])
  const onFound = useCallback((version: number | null) => {
    if (version !== null) setBase((current) => current && { ...current, version })
  }, [])
  const tabKeys = useMemo(() => keysOfTabs(backupKey(formKey, record?.id)), [formKey, record?.id])
  const [autosaves] = useState(() => (definition.autosavesAs ? new AutosaveSession(definition.path) : undefined))
  const backup = useFormBackup({
    key,
    form,
    version: base?.version ?? null,
    toStored,
    blank: isCopy ? blank : undefined,
    onFound,
    autosave: autosaves && { session: autosaves, itemId: record?.id ?? null, nameField: definition.autosavesAs ?? '' },
  })
  const { isDirty } = form.formState
  const { isKept } = backup
  const isAllKept = useCallback(
    // A chosen file is on this device alone.
    () => isKept() && definition.files.every((name) => !form.getValues(name as FieldPath<Values>)),
    [isKept, definition, form],
  )
  const discard = useUnsavedGuard(isDirty, backup.drop, isAllKept)
  const [unsavedOver, setUnsavedOver] = useState<Stored | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const navigate = useNavigate()

  // The same version with another status: its scheduled time has come.
  const [shown, setShown] = useState(record)
  if (shown !== record) {
    setShown(record)
    if (record && base && base.version <= record.version) setBase({ ...record, version: base.version })
  }
  const taken = useRef(record)
  useEffect(() => {
    if (taken.current && record) takeUntyped(form, definition.toValues(taken.current), definition.toValues(record))
    taken.current = record
  }, [record, form, definition])

  /** Makes the record as it is stored now the base of the form. */
  function follow(current: Stored) {
    if (base) takeUntyped(form, definition.toValues(base), definition.toValues(current))
    setBase(current)
  }

  const saving = useSaveRecord({
    definition,
    form,
    base,
    lost: backup,
    onSaved: async (stored, how, makeEditable) => {
      const { isQuiet, afterSave } = how.action
      const saved = afterSave ? await afterSave(stored) : stored
      if (isQuiet || !saved) return stay(stored, how)
      // Before the next render, so that a user who leaves immediately is not asked.
      discard()
      setUnsavedOver(null)
      form.reset(definition.toValues(saved))
      if ((await onSaved(saved)) !== 'stays') return
      // The page reloads the record meanwhile, and the user types on.
      makeEditable()
      await stay(saved, { ...how, sent: snapshotOf(form.getValues()), unsent: [] }, 'always')
    },
    onMovedOn: follow,
  })
  const { save, busyWith, progress, saveError, clearError } = saving
  useLinkedField(form)
  const session = useReauthentication(useCallback(() => isDirty || busyWith !== null, [isDirty, busyWith]))

  /** Continues with a record that was saved in place. */
  async function stay(saved: Stored, { sent, unsent, hasFiles }: HowSaved, reloads?: 'always') {
    backup.drop()
    backup.resume()
    setUnsavedOver(null)
    settleSaved(form, { sent, unsent, stored: definition.toValues(saved) })
    setBase(saved)
    taken.current = saved
    setSavedAt(new Date())
    // The page has loaded neither a new record nor the addresses of new files, nor another status.
    if (!base || hasFiles || reloads) await navigate(`?id=${encodeURIComponent(saved.id)}`, STAYS)
  }

  /** Makes the version that another user saved the base of the form; `theirs` also replaces what was typed. */
  function rebase(current: Stored, text: 'mine' | 'theirs') {
    if (text === 'theirs') form.reset(definition.toValues(current))
    follow(current)
    clearError()
    setUnsavedOver(text === 'mine' ? current : null)
  }

  async function startOver() {
    if (!(await confirm(discardQuestion))) return
    backup.drop()
    backup.resume()
    setBase(record)
    form.reset(startOf(definition, record, original))
  }

  function handleSignedIn() {
    session.resume()
    if (saveError?.kind === 'signed-out') void saving.saveAgain()
  }

  const inPlace = definition.savesInPlace?.(base)
  const fieldNames = definition.fieldNames as FieldNames
  const copyTextActions = (
    <CopyTextActions title={definition.label} fieldNames={fieldNames} valuesNow={form.getValues} />
  )
  const { path, autosavesAs: nameField } = definition
  const previewed =
    autosaves && nameField
      ? { path, nameField, record: base, session: autosaves, autosave: backup.autosaveState }
      : null
  return (
    <FormProvider {...form}>
      {panels?.({ isUnsaved: isDirty, discard, record: base })}
      <Form noValidate aria-label={definition.label} onSubmit={(event) => event.preventDefault()}>
        {backup.restored && (
          <RestoredNotice
            savedAt={backup.restored.savedAt}
            newer={
              record && backup.restored.version !== null && backup.restored.version < record.version ? record : null
            }
            lostSince={base ? undefined : backup.restored.lostSaves?.since}
            noun={definition.noun}
            hasFiles={definition.files.length > 0}
            onDiscard={() => void startOver()}
          />
        )}
        {autosaves && key && (
          <UnsavedElsewhere
            itemId={record?.id ?? null}
            tabKeys={tabKeys}
            session={autosaves}
            isDirty={isDirty}
            onOpen={backup.restoreStored}
          />
        )}
        <SaveErrorMessage
          error={saveError}
          noun={definition.noun}
          copyTextActions={copyTextActions}
          onRetry={() => void saving.saveAgain()}
          renderConflict={(current) => (
            <VersionConflict
              noun={definition.noun}
              current={current}
              changed={record ? changedFields(record, current, definition.fieldNames) : []}
              fieldNames={fieldNames}
              valuesNow={form.getValues}
              theirValues={definition.toValues(current)}
              copyTextActions={copyTextActions}
              onRebase={rebase}
            />
          )}
        />
        {unsavedOver && !saveError && <UnsavedChangesNotice over={unsavedOver} />}
        <ReadOnlyWhileEdited
          path={definition.path}
          id={definition.tracksEditors ? record?.id : undefined}
          noun={definition.noun}
          isDirty={isDirty}
        >
          <PreviewedForm value={previewed}>
            <ReadOnlyWhileSaving isSaving={saving.isSending || saving.isWaiting}>
              {hasOwnFieldsets ? children : <EditableFields>{children}</EditableFields>}
            </ReadOnlyWhileSaving>
          </PreviewedForm>
          <EditableFields>
            <RecordFormActions
              actions={definition.actionsFor?.(base) ?? [inPlace ?? SAVE]}
              inPlace={inPlace}
              busyWith={busyWith}
              onSave={save}
              publishing={publishing?.({ record: base, busyWith, onSave: save })}
            >
              {saving.isAmbiguous ? (
                <p role="status">We are not sure whether this was saved. Checking…</p>
              ) : saving.isWaiting ? (
                <p role="status">Waiting for the pictures in the text…</p>
              ) : progress === undefined ? (
                <>
                  <SavedStatus savedAt={isDirty ? null : savedAt} />
                  {autosaves ? (
                    <AutosaveStatus
                      device={backup.backupState}
                      server={backup.autosaveState}
                      version={base?.version ?? null}
                    />
                  ) : (
                    <BackupStatus state={backup.backupState} />
                  )}
                </>
              ) : (
                <Progress label="Uploading files" value={progress} />
              )}
            </RecordFormActions>
          </EditableFields>
        </ReadOnlyWhileEdited>
      </Form>
      {session.isOver && (
        <SignInAgain username={username} reason={session.reason} onSignedIn={handleSignedIn} onLeave={session.leave} />
      )}
    </FormProvider>
  )
}

/** The values that a form opens with: those of the record, or of the copy that a new one starts as. */
const startOf = <Stored extends StoredRecord, Values extends FieldValues, Valid extends object>(
  { toValues, toCopy }: RecordFormDefinition<Stored, Values, Valid>,
  record: Stored | null,
  original: Stored | null,
): Values => (record === null && original !== null && toCopy ? toCopy(original) : toValues(record))

/** The navigation of a save in place: it loads what the save has changed, and the page stays as it is. */
const STAYS = { replace: true, preventScrollReset: true, state: SAME_PAGE } as const

/** Sets the fields that differ between two states of a record, except where the user has typed something else. */
function takeUntyped<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  before: Values,
  after: Values,
): void {
  for (const name of Object.keys(after) as FieldPath<Values>[]) {
    const old = JSON.stringify(before[name])
    const isUntyped = old === JSON.stringify(form.getValues(name))
    if (isUntyped && old !== JSON.stringify(after[name])) form.resetField(name, { defaultValue: after[name] })
  }
}

/** Focuses the field that the hash of the address names, as in links from messages about a field. */
function useLinkedField<Values extends FieldValues, Valid>({
  setFocus,
  getValues,
}: UseFormReturn<Values, unknown, Valid>) {
  const name = useLocation().hash.slice(1)
  useEffect(() => {
    if (!(name in getValues())) return
    revealField(name)
    setFocus(name as FieldPath<Values>)
  }, [name, setFocus, getValues])
}

const discardQuestion = {
  kind: 'warning',
  heading: 'Discard your unsaved text?',
  message: 'There is no other copy. This cannot be undone.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
  cancelIsPrimary: true,
} as const

const withoutFiles = (values: object, files: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !files.includes(field)))

/** Labels of the fields that differ between two versions of a record. */
const changedFields = <Stored extends object>(
  before: Stored,
  after: Stored,
  names: Partial<Record<keyof Stored & string, string>>,
): string[] =>
  (Object.entries(names) as [keyof Stored, string][])
    .filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(([, name]) => name)
