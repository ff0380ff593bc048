import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { saveWithRetry } from '../../kit/record-form/record-api'
import { Panel } from '../../kit/staff-page/Panel'
import { addNote } from './applicants-api'
import { NoteItem } from './NoteItem'

interface NoteValues {
  text: string
}

const AMBIGUOUS_SAVE = 'The service is not responding. We’re retrying. The note will be added only once.'
const toStored = ({ text }: NoteValues): Record<string, unknown> => ({ text })

/** The team's notes on an applicant; an unfinished note survives an expired session and a closed tab. */
export function NotesPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const key = useBackupKey('note', applicant.id)
  const form = useForm<NoteValues>({ defaultValues: { text: '' } })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const [keyFor] = useState(createRequestKeys)
  const [isAmbiguous, setAmbiguous] = useState(false)
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function add({ text }: NoteValues) {
    try {
      await resumed(() =>
        saveWithRetry(
          () => addNote(applicant.id, text, keyFor(text)),
          () => setAmbiguous(true),
        ),
      )
      form.reset({ text: '' })
      await revalidate()
      announce('Note added.')
    } catch (error) {
      if (!isApiError(error)) throw error
      const { fields, message, status } = error
      if (status !== 401) form.setError('text', { message: fields[0]?.message ?? message }, { shouldFocus: true })
    } finally {
      setAmbiguous(false)
    }
  }

  return (
    <Panel heading="Notes">
      <form noValidate aria-label="Note" onSubmit={form.handleSubmit(add)}>
        <Stack $gap="sm">
          <TextAreaField
            {...form.register('text', {
              validate: (text) => text.trim() !== '' || 'Enter a note.',
              maxLength: { value: 2000, message: 'Use at most 2,000 characters.' },
            })}
            label="New note"
            dir="auto"
            rows={3}
            readOnly={isSubmitting}
            hint={
              isAmbiguous
                ? AMBIGUOUS_SAVE
                : restored
                  ? 'Your unsaved note has been restored.'
                  : 'Only the team can see this.'
            }
            error={errors.text?.message}
          />
          <Cluster>
            <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
              Add note
            </Button>
          </Cluster>
        </Stack>
      </form>
      {applicant.notes.length === 0 ? (
        <Text $size="small" $tone="muted">
          No notes yet.
        </Text>
      ) : (
        <List>
          {applicant.notes.map((note) => (
            <NoteItem key={note.id} applicantId={applicant.id} note={note} />
          ))}
        </List>
      )}
    </Panel>
  )
}

const List = styled.ul`
  display: grid;

  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`
