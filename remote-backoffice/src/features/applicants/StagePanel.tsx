import { useState, type SyntheticEvent } from 'react'
import { applicantStage, type ApplicantDetail, type ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Panel } from '../staff-page/Panel'
import { STAGE_WORDS, stageOptions } from './applicant-words'
import { useApplicantChange } from './use-applicant-change'

/** Moves the applicant to another stage, with a reason for the history. */
export function StagePanel({ applicant }: { applicant: ApplicantDetail }) {
  const { change, isBusy } = useApplicantChange(applicant)
  const [chosen, setChosen] = useState<ApplicantStage | null>(null)
  const [reason, setReason] = useState('')
  const stage = chosen ?? applicant.stage

  async function move(event: SyntheticEvent) {
    event.preventDefault()
    if (stage === applicant.stage) return
    const text = reason.trim() || null
    const part = { stage, reason: text, ...(stage === 'REJECTED' && { rejectReason: text }) }
    if (!(await change(part, `Moved ${applicant.name} to ${STAGE_WORDS[stage]}.`))) return
    setChosen(null)
    setReason('')
  }

  return (
    <Panel heading="Stage">
      <form onSubmit={move} aria-label="Stage">
        <Stack $gap="sm">
          <SelectField
            label="Stage"
            options={stageOptions}
            value={stage}
            onChange={({ target }) => setChosen(applicantStage.parse(target.value))}
          />
          {stage !== applicant.stage && (
            <>
              <TextField
                label="Reason"
                optional
                maxLength={200}
                hint="Kept in the history, for the team alone."
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button type="submit" size="small" busy={isBusy}>
                Move to {STAGE_WORDS[stage]}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Panel>
  )
}
