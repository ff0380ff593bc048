import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useLoaderData, useNavigate } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { careerFormDefinition } from '../../features/careers/career-form-definition'
import { CareerPreview } from '../../features/careers/CareerPreview'
import { CareerSections } from '../../features/careers/CareerSections'
import { CareerStatusBadge } from '../../features/careers/CareerStatusBadge'
import { careerSource } from '../../features/careers/career-source'
import { savedMessage } from '../../features/careers/saved-message'
import { copyIntro } from '../../kit/record-form/read-edited'
import { RecordForm } from '../../kit/record-form/RecordForm'
import { StartFrom } from '../../kit/record-form/StartFrom'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { jobProfile, paths } from '../../paths'
import type { loader } from './add-careers-loader'

const titleOf = ({ jobTitle }: StaffCareer) => jobTitle

/** Adds a job, edits the one in `?id=` (contract §4 row 12), or starts with a copy of the one in `?copy=`. */
export function AddCareersPage() {
  const { job, copyOf, colleagues } = useLoaderData<typeof loader>()
  const navigate = useNavigate()

  async function finish(saved: StaffCareer) {
    await showDialog({ kind: 'success', message: savedMessage(saved) })
    await navigate(paths.viewCareers)
  }

  if (job?.mayManage === false) return <ReadOnlyJob job={job} />
  return (
    <StaffPage
      heading={job ? 'Edit job' : 'Add job'}
      intro={introOf(job, copyOf)}
      action={
        job ? (
          <CareerStatusBadge status={job.status} />
        ) : (
          <StartFrom listUrl={careerSource.url} noun="job" nameOf={titleOf} addPath={paths.addCareer} />
        )
      }
    >
      <RecordForm
        definition={careerFormDefinition}
        record={job}
        copyOf={copyOf}
        onSaved={finish}
        panels={({ record, isUnsaved }) => record && <CareerPreview job={record} isUnsaved={isUnsaved} />}
      >
        <CareerSections job={job} colleagues={colleagues} />
      </RecordForm>
    </StaffPage>
  )
}

/** Shown to interviewers, who can see the applicants of a job but cannot change the job. */
function ReadOnlyJob({ job }: { job: StaffCareer }) {
  const leads = (job.team ?? []).filter(({ right }) => right === 'LEAD').map(({ account }) => account.name)
  return (
    <StaffPage
      heading={job.jobTitle}
      intro={introOf(job, null)}
      action={
        <ButtonLink size="small" variant="secondary" to={jobProfile(job.id)}>
          Applicants
        </ButtonLink>
      }
    >
      <Alert heading="You are an interviewer for this job">
        {`You can view its applicants, and write notes and your scorecard. Ask ${leads.join(' or ')} for changes.`}
      </Alert>
    </StaffPage>
  )
}

function introOf(job: StaffCareer | null, copyOf: StaffCareer | null): string | null {
  if (copyOf) return copyIntro(copyOf.jobTitle)
  if (!job) return null
  const by = job.updatedBy ? ` by ${job.updatedBy.name}` : ''
  return `${job.jobCode} · changed on ${formatMoment(job.updatedAt)}${by}`
}
