import { styled } from 'styled-components'
import type { HiringReportQuery, HiringReports } from '@tekskills/shared/contracts/http/hiring-reports'
import { media } from '@tekskills/shared/theme/media'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { REJECT_LABELS, STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { HiringTabs } from '../../kit/hiring/HiringTabs'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { jobProfile } from '../../paths'
import { ReportFilters } from './ReportFilters'
import { ReportPanel } from './ReportPanel'

interface ReportsViewProps {
  reports: HiringReports
  query: HiringReportQuery
  jobs: readonly SelectOption[]
}

const counted = (count: number) => count.toLocaleString('en-GB')
const inDays = (days: number | null) => days?.toLocaleString('en-GB', { maximumFractionDigits: 1 }) ?? '–'
const shareIn = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

/** Hiring reports: funnel, time in stage, time to hire, sources and reasons for rejection (BO-03). */
export function ReportsView({ reports, query, jobs }: ReportsViewProps) {
  const { applications, funnel, timeInStage, timeToHire, sources, rejections, generatedAt } = reports
  const mostOf = (counts: readonly number[]) => Math.max(1, ...counts)
  const mostFrom = mostOf(sources.map((row) => row.applications))
  const mostRejected = mostOf(rejections.map(({ rejected }) => rejected))
  const isNarrowed = Object.values(query).some(Boolean)
  return (
    <StaffPage
      heading="Reports"
      intro={`${counted(applications)} ${applications === 1 ? 'application' : 'applications'} for jobs, as of ${formatMoment(generatedAt)}`}
      action={<HiringTabs current="reports" />}
    >
      <ReportFilters query={query} jobs={jobs} />
      {applications === 0 ? (
        <EmptyState heading={isNarrowed ? 'No matching applications' : 'No applications yet'}>
          {isNarrowed && 'Choose another job or a longer period.'}
        </EmptyState>
      ) : (
        <Reports>
          <Stack $gap="lg">
            <ReportPanel
              report="funnel"
              query={query}
              heading="Funnel"
              explanation="How far these applications got. Each counts at its current stage, or at the last one before it was rejected or withdrawn, and at every stage before that."
              rows={funnel}
              keyOf={({ stage }) => stage}
              shareOf={({ reached }) => reached / Math.max(1, applications)}
              columns={[
                { name: 'Stage', cell: ({ stage }) => STAGE_LABELS[stage] },
                { name: 'Reached', cell: ({ reached }) => counted(reached) },
                { name: 'Share of all', cell: ({ reached }) => shareIn(reached, applications) },
                { name: 'Still there', cell: ({ current }) => counted(current) },
                { name: 'Rejected', cell: ({ rejected }) => counted(rejected) },
                { name: 'Withdrawn', cell: ({ withdrawn }) => counted(withdrawn) },
              ]}
            />
            <ReportPanel
              report="rejections"
              query={query}
              heading="Reasons for rejection"
              explanation="Why applications were rejected, and the stage they were at."
              empty={rejections.length === 0 ? 'No one who applied in this period was rejected.' : undefined}
              rows={rejections}
              keyOf={({ rejectCode }) => rejectCode ?? ''}
              shareOf={({ rejected }) => rejected / mostRejected}
              columns={[
                {
                  name: 'Reason',
                  cell: ({ rejectCode }) => (rejectCode ? REJECT_LABELS[rejectCode] : 'No reason from the list'),
                },
                { name: 'Rejected', cell: ({ rejected }) => counted(rejected) },
                { name: 'New', cell: ({ fromNew }) => counted(fromNew) },
                { name: 'Screening', cell: ({ fromScreening }) => counted(fromScreening) },
                { name: 'Interview', cell: ({ fromInterview }) => counted(fromInterview) },
                { name: 'Offer', cell: ({ fromOffer }) => counted(fromOffer) },
              ]}
            />
          </Stack>
          <Stack $gap="lg">
            <ReportPanel
              report="timeInStage"
              query={query}
              heading="Time in stage"
              explanation="Days from entering a stage to leaving it. Half of the applications took no longer than the median."
              rows={timeInStage}
              keyOf={({ stage }) => stage}
              columns={[
                { name: 'Stage', cell: ({ stage }) => STAGE_LABELS[stage] },
                { name: 'Have left', cell: ({ left }) => counted(left) },
                { name: 'Median days', cell: ({ medianDays }) => inDays(medianDays) },
                { name: '90% within', cell: ({ ninthDecileDays }) => inDays(ninthDecileDays) },
                { name: 'Still there', cell: ({ waiting }) => counted(waiting) },
                { name: 'Median so far', cell: ({ medianWaitingDays }) => inDays(medianWaitingDays) },
              ]}
            />
            <ReportPanel
              report="timeToHire"
              query={query}
              heading="Time to hire"
              explanation={`${counted(timeToHire.hired)} hired, a median of ${inDays(timeToHire.medianDays)} days after they applied.`}
              empty={timeToHire.hired === 0 ? 'No one who applied in this period has been hired yet.' : undefined}
              rows={timeToHire.jobs}
              keyOf={({ jobId }) => jobId}
              columns={[
                {
                  name: 'Job',
                  cell: ({ jobId, jobTitle, jobCode }) => (
                    <TextLink to={jobProfile(jobId)}>
                      {jobTitle} <JobCode>({jobCode})</JobCode>
                    </TextLink>
                  ),
                },
                { name: 'Hired', cell: ({ hired }) => counted(hired) },
                { name: 'Median days', cell: ({ medianDays }) => inDays(medianDays) },
                { name: 'Fastest', cell: ({ fastestDays }) => inDays(fastestDays) },
                { name: 'Slowest', cell: ({ slowestDays }) => inDays(slowestDays) },
              ]}
            />
            <ReportPanel
              report="sources"
              query={query}
              heading="Sources"
              explanation="Where applications came from, and how far they got."
              rows={sources}
              keyOf={({ source }) => source ?? ''}
              shareOf={(row) => row.applications / mostFrom}
              columns={[
                { name: 'Source', cell: ({ source }) => source ?? 'Unknown' },
                { name: 'Applied', cell: (row) => counted(row.applications) },
                { name: 'Interviewed', cell: ({ interviewed }) => counted(interviewed) },
                { name: 'Hired', cell: ({ hired }) => counted(hired) },
                { name: 'Rejected', cell: ({ rejected }) => counted(rejected) },
              ]}
            />
          </Stack>
        </Reports>
      )}
    </StaffPage>
  )
}

const JobCode = styled.span`
  white-space: nowrap;
`

const Reports = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;

  & > * {
    min-inline-size: 0;
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
