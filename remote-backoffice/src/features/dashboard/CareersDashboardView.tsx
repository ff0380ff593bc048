import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { jobProfile, paths } from '../../paths'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { ClosingSoon } from './ClosingSoon'
import { CountsPanel } from './CountsPanel'
import { DashboardColumn, DashboardColumns, DashboardPair } from './Dashboard.styles'
import { Figures, type Figure } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { RecentApplicants } from './RecentApplicants'

const SERIES = [
  { key: 'applicants', name: 'Applications' },
  { key: 'future', name: 'Talent pool' },
]

/** Figures for jobs and applicants, jobs that close soon, and the latest applicants (BO-03). */
export function CareersDashboardView({ figures }: { figures: CareersDashboard }) {
  return (
    <StaffPage
      heading="Dashboard"
      intro={`As of ${formatMoment(figures.generatedAt)}`}
      action={<ButtonLink to={paths.addCareer}>Add job</ButtonLink>}
    >
      <Figures figures={careersFigures(figures)} />
      <DashboardColumns>
        <DashboardColumn>
          <MonthsPanel
            heading="Applications by month"
            caption="Applications per month"
            months={figures.applicationsByMonth}
            series={SERIES}
            counted="applications"
          />
          <RecentApplicants people={figures.recentApplicants} />
        </DashboardColumn>
        <DashboardColumn>
          <CountsPanel
            heading="Applicants by stage"
            entries={figures.applicantsByStage.map(({ stage, count }) => ({
              key: stage,
              name: STAGE_LABELS[stage],
              count,
              to: `${paths.applications}?type=${stage}`,
            }))}
            empty="No applications yet."
          />
          <ClosingSoon jobs={figures.closingSoon} />
          <CountsPanel
            heading="Sources"
            entries={figures.applicantsBySource.map(({ source, count }) => ({
              key: source,
              name: source,
              count,
              to: `${paths.applications}?source=${encodeURIComponent(source)}`,
            }))}
            empty="No application names its source yet."
          />
        </DashboardColumn>
      </DashboardColumns>
      <DashboardPair>
        <CountsPanel
          heading="Jobs with most applications"
          entries={figures.applicantsByJob.map(({ jobId, jobTitle, count }) => ({
            key: jobId,
            name: jobTitle,
            count,
            to: jobProfile(jobId),
          }))}
          empty="No applications yet."
        />
        <CountsPanel
          heading="Open jobs by country"
          entries={figures.openByCountry.map(({ country, count }) => ({
            key: country,
            name: country,
            count,
            to: `${paths.viewCareers}?type=OPEN&country=${encodeURIComponent(country)}`,
          }))}
          empty="No open jobs."
        />
      </DashboardPair>
    </StaffPage>
  )
}

const jobs = (type: string) => `${paths.viewCareers}?type=${type}`

/** The counts of the careers area, each linked to the table of the counted records. */
function careersFigures({ totals, medianDaysToHire, last7DaysFrom }: CareersDashboard): Figure[] {
  const { careers, openings, applicants, futureApplicants } = totals
  return [
    { name: 'Open jobs', value: careers.open, to: jobs('OPEN') },
    { name: 'Openings', value: openings, to: jobs('OPEN') },
    { name: 'New applicants', value: applicants.new, to: `${paths.applications}?type=NEW` },
    {
      name: 'Applied in the last 7 days',
      value: applicants.last7Days,
      to: `${paths.applications}${last7DaysFrom ? `?from=${last7DaysFrom}` : ''}`,
    },
    { name: 'Talent pool', value: futureApplicants, to: paths.futureApplications },
    { name: 'Median days to hire', value: medianDaysToHire ?? '–', to: `${paths.applications}?type=HIRED` },
  ]
}
