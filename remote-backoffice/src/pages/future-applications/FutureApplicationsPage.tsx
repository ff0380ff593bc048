import { useLoaderData } from '@tekskills/shared/routing/router'
import { ApplicantView } from '../../features/applicants/ApplicantView'
import { ApplicantTable } from '../../features/applicants/ApplicantTable'
import { TalentLists } from '../../features/applicants/TalentLists'
import { poolListOf } from '../../features/applicants/applicant-list'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { paths } from '../../paths'
import type { loader } from './future-applications-loader'

/** The talent pool: people to consider for future jobs, with a search by skill, tag, country and experience (BO-02). */
export function FutureApplicationsPage() {
  const data = useLoaderData<typeof loader>()
  if (data.view === 'applicant') {
    return (
      <ApplicantView
        applicant={data.applicant}
        interviews={data.interviews}
        backTo={paths.futureApplications}
        backLabel="Future applicants"
      />
    )
  }
  return (
    <StaffPage
      heading="Future applicants"
      intro="People who agreed to be considered for future jobs. Each record is erased two years after the last contact."
    >
      <TalentLists lists={data.lists} />
      <ApplicantTable list={poolListOf(data.tags)} page={data.page} />
    </StaffPage>
  )
}
