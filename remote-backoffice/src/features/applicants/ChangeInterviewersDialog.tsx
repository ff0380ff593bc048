import { useState, type SubmitEvent } from 'react'
import type { InterviewSlot } from '@tekskills/shared/contracts/http/interviews'
import { isApiError } from '@tekskills/shared/http/api-error'
import { rejectionMessage } from '../../kit/connection/failure-message'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FormDialog } from '../../kit/questions/FormDialog'
import { formatAppointment } from '../../kit/time/format-time'
import { InterviewersField, type Interviewers } from './InterviewersField'
import { changeInterviewers } from './interviews-api'

interface ChangeInterviewersDialogProps {
  slot: InterviewSlot
  /** Who can interview for the job. */
  people: Interviewers
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Chooses other people for a time that is offered or booked; those affected are told by email if it is booked. */
export function ChangeInterviewersDialog({ slot, people, onClose, onChanged }: ChangeInterviewersDialogProps) {
  // Those who have left recruiting cannot stay.
  const [chosen, setChosen] = useState<string[]>(() =>
    (slot.interviewers ?? [slot.interviewer]).map(({ id }) => id).filter((id) => people.some((each) => each.id === id)),
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setProblem('Choose at least one interviewer.')
    setBusy(true)
    try {
      await changeInterviewers(slot.id, chosen)
      await onChanged()
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) setProblem(rejectionMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      heading="Change interviewers"
      submitLabel="Save"
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <Text $size="small">
        {formatAppointment(slot.startsAt)}
        {slot.applicant && (
          <>
            , with <bdi>{slot.applicant.name}</bdi>. Everyone who joins, stays or leaves is told of the change by email,
            and so is the applicant.
          </>
        )}
      </Text>
      <InterviewersField
        people={people}
        chosen={chosen}
        error={problem}
        onChange={(next) => {
          setChosen(next)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}
