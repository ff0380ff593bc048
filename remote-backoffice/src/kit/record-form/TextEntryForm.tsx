import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { rejectionMessage } from '../connection/failure-message'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useUnsavedText } from '../forms/UnsavedTexts'
import { useBackupKey } from '../forms/use-backup-key'
import { useFormBackup } from '../forms/use-form-backup'
import { saveWithRetry } from './record-api'
import { useResumedSave } from './ResumedSaves'

interface TextValues {
  text: string
}

interface TextEntryFormProps {
  /** The kind of text, as part of the name of its backup: `note`. */
  form: string
  /** Id of the record that it is written about. */
  record: string
  /** Accessible name of the form. */
  name: string
  label: string
  hint: string
  /** Error message of an empty text. */
  empty: string
  /** Maximum length. */
  limit: number
  rows?: number
  submitLabel: string
  /** Whether it is the main purpose of the screen. */
  isPrimary?: boolean
  /** Announced once the text is stored. */
  done: string
  /** Stores the text; the key makes a retry idempotent. */
  send: (text: string, key: string) => Promise<unknown>
}

const toStored = ({ text }: TextValues): Record<string, unknown> => ({ text })

/**
 * Adds a text to a record. An unfinished one survives an expired session and a closed tab; one whose save had no
 * response is sent again and stored once. Must be inside `UnsavedTexts` and `ResumedSaves`.
 */
export function TextEntryForm(props: TextEntryFormProps) {
  const { form: type, record, name, label, hint, empty, limit, rows = 3, submitLabel, isPrimary, done, send } = props
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const key = useBackupKey(type, record)
  const form = useForm<TextValues>({ defaultValues: { text: '' } })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const [keyFor] = useState(createRequestKeys)
  const [isAmbiguous, setAmbiguous] = useState(false)
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function save({ text }: TextValues) {
    try {
      await resumed(() =>
        saveWithRetry(
          () => send(text, keyFor(text)),
          () => setAmbiguous(true),
        ),
      )
      form.reset({ text: '' })
      await revalidate()
      announce(done)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) form.setError('text', { message: rejectionMessage(error) }, { shouldFocus: true })
    } finally {
      setAmbiguous(false)
    }
  }

  const restoredHint = restored ? `Your unsaved ${type} has been restored.` : hint
  return (
    <form noValidate aria-label={name} onSubmit={form.handleSubmit(save)}>
      <Stack $gap="sm">
        <TextAreaField
          {...form.register('text', {
            validate: (text) => text.trim() !== '' || empty,
            maxLength: { value: limit, message: `Use at most ${limit.toLocaleString('en-GB')} characters.` },
          })}
          label={label}
          dir="auto"
          rows={rows}
          readOnly={isSubmitting}
          hint={
            isAmbiguous
              ? `The service is not responding. We’re retrying. The ${type} will be added only once.`
              : restoredHint
          }
          error={errors.text?.message}
        />
        <Cluster>
          <Button type="submit" size="small" variant={isPrimary ? 'primary' : 'secondary'} busy={isSubmitting}>
            {submitLabel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
