import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { ApplicantView } from '../../features/applicants/ApplicantView'
import { ApplicantTable } from '../../features/applicants/ApplicantTable'
import { jobProfileList } from '../../features/applicants/applicant-list'
import { MailDialog } from '../../features/applicants/MailDialog'
import { RejectionDialog } from '../../features/applicants/RejectionDialog'
import { countsSummary } from '../../features/applicants/counts-summary'
import { BoardLinks } from '../../features/careers/BoardLinks'
import { careerPicker } from '../../features/careers/career-list'
import { CareerStatusBadge } from '../../features/careers/CareerStatusBadge'
import { placeOf } from '../../kit/hiring/job-place'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { editOf, paths } from '../../paths'
import type { loader } from './job-profiles-loader'

/** The applicants of one job, or the job picker if the address names no job (BO-02). */
export function JobProfilesPage() {
  const data = useLoaderData<typeof loader>()
  if (data.view === 'applicant') {
    return (
      <ApplicantView
        applicant={data.applicant}
        interviews={data.interviews}
        backTo={paths.jobProfiles}
        backLabel="Job profiles"
      />
    )
  }
  if (data.view === 'picker') {
    return (
      <StaffPage heading="Job profiles" intro="Choose a job to see its applicants.">
        <RecordListView list={careerPicker} page={data.page} />
      </StaffPage>
    )
  }
  const { job, counts, page } = data
  return (
    <StaffPage
      heading={job.jobTitle}
      intro={
        <Cluster as="span" $gap="xs">
          <CareerStatusBadge status={job.status} />
          {[job.jobCode, placeOf(job)].filter(Boolean).join(' · ')}
          {' · '}
          {countsSummary(counts)}
        </Cluster>
      }
      action={
        <Cluster $gap="xs">
          {job.status === 'OPEN' && <BoardLinks job={job} />}
          <ButtonLink size="small" variant="secondary" to={`${paths.applications}?view=board&jobId=${job.id}`}>
            Board
          </ButtonLink>
          <ButtonLink size="small" variant="secondary" to={editOf(paths.addCareer, job.id)}>
            Edit job
          </ButtonLink>
        </Cluster>
      }
    >
      <ApplicantTable list={jobProfileList} page={page} />
      <RejectionDialog />
      <MailDialog />
    </StaffPage>
  )
}
