import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantNote } from '@tekskills/shared/contracts/http/applicants'
import { isApiError } from '@tekskills/shared/http/api-error'
import { rejectionMessage } from '../../kit/connection/failure-message'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { formatMoment } from '../../kit/time/format-time'
import { changeNote } from './applicants-api'

interface NoteItemProps {
  applicantId: string
  note: ApplicantNote
}

/** One note with author and time; its author can change it, and everybody can read what it said before. */
export function NoteItem({ applicantId, note }: NoteItemProps) {
  const { text, createdAt, createdBy, editedAt, earlier = [] } = note
  const isMine = createdBy !== null && createdBy.id === browserStorage.read('id')
  const [isEditing, setEditing] = useState(false)
  return (
    <li>
      {isEditing ? (
        <NoteForm applicantId={applicantId} note={note} onClose={() => setEditing(false)} />
      ) : (
        <NoteText dir="auto">{text}</NoteText>
      )}
      <Cluster $justify="space-between">
        <Text $size="caption" $tone="muted">
          {[createdBy?.name, formatMoment(createdAt), editedAt && `edited ${formatMoment(editedAt)}`]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {isMine && !isEditing && (
          <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
            Edit note
          </Button>
        )}
      </Cluster>
      {earlier.length > 0 && (
        <Earlier>
          <summary>{earlier.length === 1 ? 'Earlier version' : `${earlier.length} earlier versions`}</summary>
          {earlier.toReversed().map((before) => (
            <div key={before.at}>
              <NoteText dir="auto">{before.text}</NoteText>
              <Text $size="caption" $tone="muted">
                {formatMoment(before.at)}
              </Text>
            </div>
          ))}
        </Earlier>
      )}
    </li>
  )
}

const toStored = ({ text }: { text: string }): Record<string, unknown> => ({ text })

/** Changes a note; what was typed survives an expired session and a closed tab. */
function NoteForm({ applicantId, note, onClose }: NoteItemProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const key = useBackupKey('note-edit', note.id)
  const form = useForm({ defaultValues: { text: note.text } })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function save({ text }: { text: string }) {
    try {
      await resumed(() => changeNote(applicantId, note.id, text))
      drop()
      await revalidate()
      announce('Note saved.')
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) form.setError('text', { message: rejectionMessage(error) }, { shouldFocus: true })
    }
  }

  function cancel() {
    drop()
    onClose()
  }

  return (
    <form noValidate aria-label="Edit note" onSubmit={form.handleSubmit(save)}>
      <Stack $gap="sm">
        <TextAreaField
          {...form.register('text', {
            validate: (text) => text.trim() !== '' || 'Enter a note.',
            maxLength: { value: 2000, message: 'Use at most 2,000 characters.' },
          })}
          label="Note"
          dir="auto"
          rows={3}
          readOnly={isSubmitting}
          hint={restored ? 'Your unsaved note has been restored.' : 'The team can still read the earlier version.'}
          error={errors.text?.message}
        />
        <Cluster>
          <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
            Save note
          </Button>
          <Button size="small" variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

const NoteText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Earlier = styled.details`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};

  & > div {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`
