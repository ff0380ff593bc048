import { useEffect, useState } from 'react'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { listCareers } from '../careers/careers-api'
import { placeOf } from '../careers/career-words'
import { useApplicantChange } from './use-applicant-change'

interface AttachDialogProps {
  applicant: ApplicantDetail
  onClose: () => void
}

/** Considers somebody of the talent pool for an open job. */
export function AttachDialog({ applicant, onClose }: AttachDialogProps) {
  const { change, isBusy } = useApplicantChange(applicant)
  const [jobs, setJobs] = useState<readonly StaffCareer[] | null>(null)
  const [jobId, setJobId] = useState('')
  const [error, setError] = useState<string>()

  useEffect(() => {
    const cancellation = new AbortController()
    listCareers({ type: 'OPEN', size: 100, sort: 'jobTitle,asc' }, cancellation.signal)
      .then(({ content }) => setJobs(content))
      .catch(
        () => !cancellation.signal.aborted && setError('The open jobs could not be loaded. Close this and try again.'),
      )
    return () => cancellation.abort()
  }, [])

  async function attach() {
    const job = jobs?.find(({ id }) => id === jobId)
    if (!job) return setError('Choose a job.')
    if (await change({ jobId: job.id, future: false }, `${applicant.name} is considered for ${job.jobTitle}.`))
      onClose()
  }

  const choices = (jobs ?? []).map((job) => ({ value: job.id, label: `${job.jobTitle}, ${placeOf(job)}` }))
  return (
    <Dialog
      heading="Consider for a job"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void attach()}>
            Consider
          </Button>
        </>
      }
    >
      <SelectField
        label="Open job"
        hint={`${applicant.name} leaves the talent pool and joins the applicants of this job.`}
        options={[{ value: '', label: jobs ? 'Choose a job' : 'Loading…' }, ...choices]}
        value={jobId}
        error={error}
        onChange={({ target }) => {
          setJobId(target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
