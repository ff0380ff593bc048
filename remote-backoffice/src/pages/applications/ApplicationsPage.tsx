import { useLoaderData } from '@tekskills/shared/routing/router'
import { ApplicantView } from '../../features/applicants/ApplicantView'
import { ApplicantTable } from '../../features/applicants/ApplicantTable'
import { applicationListOf } from '../../features/applicants/applicant-list'
import { Board } from '../../features/applicants/Board'
import { MailTemplates } from '../../features/applicants/MailTemplates'
import { MailDialog } from '../../features/applicants/MailDialog'
import { RejectionDialog } from '../../features/applicants/RejectionDialog'
import { countsSummary } from '../../features/applicants/counts-summary'
import { ViewSwitch } from '../../features/applicants/ViewSwitch'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { paths } from '../../paths'
import type { loader } from './applications-loader'

/** The job applications as a table or a board, one applicant, or the email templates (BO-02). */
export function ApplicationsPage() {
  const data = useLoaderData<typeof loader>()
  if (data.view === 'applicant') {
    return (
      <ApplicantView
        applicant={data.applicant}
        interviews={data.interviews}
        backTo={paths.applications}
        backLabel="Applications"
      />
    )
  }
  if (data.view === 'templates') {
    return (
      <StaffPage heading="Email templates" action={<ViewSwitch current="templates" />}>
        <MailTemplates templates={data.templates} />
      </StaffPage>
    )
  }
  return (
    <StaffPage heading="Applications" intro={countsSummary(data.counts)} action={<ViewSwitch current={data.view} />}>
      {data.view === 'board' ? (
        <Board columns={data.columns} jobs={data.jobs} tags={data.tags} />
      ) : (
        <ApplicantTable list={applicationListOf(data.jobs, data.tags)} page={data.page} />
      )}
      <RejectionDialog />
      <MailDialog />
    </StaffPage>
  )
}
