import { useForm, useWatch } from 'react-hook-form'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FormDialog } from '../../kit/questions/FormDialog'
import { subjectOf } from '../../kit/hiring/applicant-labels'
import { DecidedWarning } from './DecidedElsewhere'
import { isNoteFor, isReason, RejectionFields } from './RejectionFields'
import { keepRejectionDraft, rejectionDraft, useRejectionQuestion, type RejectionDraft } from './rejection-question'

/** Renders the question of `askRejection`; a screen that rejects from a list or the board renders it once. */
export function RejectionDialog() {
  const { asked, settle } = useRejectionQuestion()
  return asked === null ? null : <Question people={asked} settle={settle} />
}

type QuestionProps = Pick<ReturnType<typeof useRejectionQuestion>, 'settle'> & {
  people: readonly StaffApplicant[]
}

function Question({ people, settle }: QuestionProps) {
  const form = useForm<RejectionDraft>({ defaultValues: rejectionDraft() })
  const { errors } = form.formState
  const { register, control, getValues, handleSubmit } = form
  const chosen = useWatch({ control, name: 'rejectCode' })

  function close() {
    keepRejectionDraft(getValues())
    settle(null)
  }

  function answer({ rejectCode, note }: RejectionDraft) {
    if (rejectCode === '') return
    keepRejectionDraft({ rejectCode, note })
    settle({ rejectCode, rejectReason: note.trim() || null })
  }

  return (
    <FormDialog
      heading={`Reject ${subjectOf(people)}?`}
      size="medium"
      submitLabel="Reject"
      onClose={close}
      onSubmit={handleSubmit(answer)}
    >
      <DecidedWarning people={people} />
      <RejectionFields
        code={register('rejectCode', { validate: isReason })}
        note={register('note', { validate: (note, { rejectCode }) => isNoteFor(rejectCode, note) })}
        codeError={errors.rejectCode}
        noteError={errors.note}
        chosen={chosen}
      />
      <Text $size="caption" $tone="muted">
        No email is sent automatically, but a booked interview is cancelled, and both sides are told by email.
      </Text>
    </FormDialog>
  )
}
