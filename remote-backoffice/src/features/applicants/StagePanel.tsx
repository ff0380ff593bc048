import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  applicantStage,
  type ApplicantDetail,
  type ApplicantStage,
  type RejectCode,
} from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { Panel } from '../../kit/staff-page/Panel'
import { STAGE_LABELS, stageOptions } from '../../kit/hiring/applicant-labels'
import { DecidedWarning } from './DecidedElsewhere'
import { isNoteFor, isReason, RejectionFields } from './RejectionFields'
import { RejectReasonForm } from './RejectReasonForm'
import { useApplicantChange } from './use-applicant-change'

interface MoveValues {
  /** Empty while the current stage is selected. */
  stage: ApplicantStage | ''
  reason: string
  rejectCode: RejectCode | ''
}

const EMPTY: MoveValues = { stage: '', reason: '', rejectCode: '' }
const toStored = (values: MoveValues): Record<string, unknown> => ({ ...values })

interface StagePanelProps {
  applicant: ApplicantDetail
  /** Whether the applicant has booked an interview that has not begun. */
  hasInterview: boolean
}

/**
 * Moves the applicant to another stage, with a reason for the history; an unsaved reason survives an expired session.
 */
export function StagePanel({ applicant, hasInterview }: StagePanelProps) {
  const { change, isBusy } = useApplicantChange(applicant)
  const key = useBackupKey('stage', applicant.id)
  const form = useForm<MoveValues>({ defaultValues: EMPTY })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const root = useRef<HTMLFormElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    // The submit button that had the focus is no longer rendered. In the field, the keys to the next applicant would type.
    if (moves > 0) root.current?.focus()
  }, [moves])
  const stage = useWatch({ control: form.control, name: 'stage' }) || applicant.stage
  const isChosen = stage !== applicant.stage
  useUnsavedText(isChosen, drop)

  const chosenCode = useWatch({ control: form.control, name: 'rejectCode' })
  const { errors } = form.formState
  const hint = restored ? 'Your unsaved text has been restored.' : 'Kept in the history. Only the team can see this.'

  async function move({ reason, rejectCode }: MoveValues) {
    if (!isChosen) return
    const text = reason.trim() || null
    const rejection = stage === 'REJECTED' && rejectCode !== '' && { rejectCode, rejectReason: text }
    const part = { stage, reason: text, ...rejection }
    if (!(await change(part, `Moved ${applicant.name} to ${STAGE_LABELS[stage]}.`))) return
    form.reset(EMPTY)
    setMoves(moves + 1)
  }

  function choose(chosen: ApplicantStage) {
    form.setValue('stage', chosen === applicant.stage ? '' : chosen, { shouldDirty: true })
  }

  return (
    <Panel heading="Stage">
      <form noValidate ref={root} tabIndex={-1} onSubmit={form.handleSubmit(move)} aria-label="Stage">
        <Stack $gap="sm">
          <SelectField
            label="Stage"
            options={stageOptions}
            value={stage}
            onChange={({ target }) => choose(applicantStage.parse(target.value))}
          />
          {isChosen && (
            <>
              {stage === 'REJECTED' && <DecidedWarning people={[applicant]} />}
              {stage === 'REJECTED' ? (
                <RejectionFields
                  code={form.register('rejectCode', { validate: isReason })}
                  note={form.register('reason', { validate: (note, values) => isNoteFor(values.rejectCode, note) })}
                  codeError={errors.rejectCode}
                  noteError={errors.reason}
                  chosen={chosenCode}
                  noteHint={hint}
                  readOnly={isBusy}
                />
              ) : (
                <TextField
                  {...form.register('reason', { validate: () => true })}
                  label="Reason"
                  optional
                  maxLength={200}
                  readOnly={isBusy}
                  hint={hint}
                />
              )}
              <Text $size="caption" $tone="muted">
                {consequence(stage, hasInterview)}
              </Text>
              <Button type="submit" size="small" busy={isBusy}>
                Move to {STAGE_LABELS[stage]}
              </Button>
            </>
          )}
        </Stack>
      </form>
      {!isChosen && applicant.stage === 'REJECTED' && <RejectReasonForm applicant={applicant} />}
    </Panel>
  )
}

/** What the move does beyond the stage. */
function consequence(stage: ApplicantStage, hasInterview: boolean): string {
  if (stage === 'OFFER') {
    return 'The applicant’s own page shows the offer once you have emailed them. After the move, “Write email” has the text ready.'
  }
  const isCanceled = hasInterview && (stage === 'REJECTED' || stage === 'WITHDRAWN')
  return isCanceled
    ? 'The applicant’s own page shows this at once. Their interview is cancelled, and they and the interviewers are told by email.'
    : 'The applicant’s own page shows this at once. No email is sent automatically.'
}
