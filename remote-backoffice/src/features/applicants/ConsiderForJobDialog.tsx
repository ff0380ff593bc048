import { useEffect, useState } from 'react'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { listCareers } from '../../kit/hiring/careers-api'
import { placeOf } from '../../kit/hiring/job-place'
import { useApplicantChange } from './use-applicant-change'

interface ConsiderForJobDialogProps {
  applicant: ApplicantDetail
  onClose: () => void
}

/** Moves an applicant to an open job, where they start again at the first stage. */
export function ConsiderForJobDialog({ applicant, onClose }: ConsiderForJobDialogProps) {
  const { change, isBusy } = useApplicantChange(applicant)
  const [jobs, setJobs] = useState<readonly StaffCareer[] | 'failed'>()
  const [jobId, setJobId] = useState('')
  const [error, setError] = useState<string>()

  useEffect(() => {
    const cancellation = new AbortController()
    listCareers({ type: 'OPEN', size: 100, sort: 'jobTitle,asc' }, cancellation.signal)
      .then(({ content }) => setJobs(content))
      .catch(() => {
        if (!cancellation.signal.aborted) setJobs('failed')
      })
    return () => cancellation.abort()
  }, [])

  const isLoaded = jobs !== undefined && jobs !== 'failed'

  async function consider() {
    if (!isLoaded) return
    const job = jobs.find(({ id }) => id === jobId)
    if (!job) return setError('Choose a job.')
    const update = { jobId: job.id, future: false, stage: 'NEW' } as const
    if (await change(update, `${applicant.name} is now being considered for ${job.jobTitle}.`)) onClose()
  }

  const choices = (isLoaded ? jobs : [])
    .filter(({ id }) => id !== applicant.jobId)
    .map((job) => ({ value: job.id, label: `${job.jobTitle}, ${placeOf(job)}` }))
  const whenLoaded = choices.length > 0 ? 'Choose a job' : 'No other open jobs'
  const unchosen = isLoaded ? whenLoaded : jobs === 'failed' ? 'Not available' : 'Loading…'
  return (
    <Dialog
      heading="Consider for job"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void consider()}>
            Consider
          </Button>
        </>
      }
    >
      <SelectField
        label="Open job"
        hint={consequencesFor(applicant)}
        options={[{ value: '', label: unchosen }, ...choices]}
        value={jobId}
        error={jobs === 'failed' ? 'The open jobs could not be loaded. Close this dialog and try again.' : error}
        onChange={({ target }) => {
          setJobId(target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}

/** What the move does, as a message for the user. */
function consequencesFor({ name, job, future }: ApplicantDetail): string {
  const left = [future && 'the talent pool', job?.jobTitle].filter(Boolean).join(' and ')
  return `${name} ${left && `leaves ${left} and `}becomes a new applicant for this job. Booked interviews and scheduled emails will be cancelled. The move is recorded in the history.`
}
