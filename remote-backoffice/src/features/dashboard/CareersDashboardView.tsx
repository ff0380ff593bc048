import { RETENTION_NOTICE_DAYS } from '@tekskills/shared/contracts/application'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { jobProfile, paths, retentionPage } from '../../paths'
import { REJECT_LABELS, STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { HiringTabs } from '../../kit/hiring/HiringTabs'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { countOf } from '../../kit/tables/row-action-messages'
import { formatMoment } from '../../kit/time/format-time'
import { ClosingSoon } from './ClosingSoon'
import { CountsPanel } from './CountsPanel'
import { DashboardColumn, DashboardColumns, DashboardPair } from './Dashboard.styles'
import { Figures, type Figure } from './Figures'
import { MonthsPanel } from './MonthsPanel'
import { RecentApplicants } from './RecentApplicants'
import { TrendTiles, type TrendTile } from './TrendTiles'

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
      action={
        <Cluster $gap="sm">
          <HiringTabs current="overview" />
          <ButtonLink to={paths.addCareer}>Add job</ButtonLink>
        </Cluster>
      }
    >
      <TrendTiles tiles={careersTiles(figures)} />
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
            empty="No application has a source yet."
          />
          {figures.applicantsByRejection && (
            <CountsPanel
              heading="Reasons for rejection"
              entries={figures.applicantsByRejection.map(({ rejectCode, count }) => ({
                key: rejectCode ?? 'none',
                name: rejectCode ? REJECT_LABELS[rejectCode] : 'No reason from the list',
                count,
                to: `${paths.applications}?type=REJECTED${rejectCode ? `&rejectCode=${rejectCode}` : ''}`,
              }))}
              empty="No one has been rejected."
            />
          )}
        </DashboardColumn>
      </DashboardColumns>
      <DashboardPair>
        <CountsPanel
          heading="Jobs with the most applications"
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
      <Figures figures={careersFigures(figures)} />
    </StaffPage>
  )
}

const jobs = (type: string) => `${paths.viewCareers}?type=${type}`

const OPENING = { one: 'opening', many: 'openings' }

/** People who are waiting for a reply, and how hiring is going. */
function careersTiles({ totals, trends }: CareersDashboard): TrendTile[] {
  const { careers, openings, applicants, futureApplicants } = totals
  return [
    {
      name: 'New applicants',
      value: applicants.new,
      to: `${paths.applications}?type=NEW`,
      lead: `${applicants.last7Days} applied in the last 7 days`,
      trend: trends?.applications,
      than: 'in the 7 days before',
    },
    { name: 'Open jobs', value: careers.open, to: jobs('OPEN'), lead: countOf(openings, OPENING) },
    {
      name: 'Talent pool',
      value: futureApplicants,
      to: paths.futureApplications,
      lead: trends && `${trends.talentPool.current} joined in the last 7 days`,
      trend: trends?.talentPool,
      than: 'in the 7 days before',
    },
    ...(trends
      ? [
          {
            name: 'Hired this month',
            value: trends.hired.current,
            to: `${paths.applications}?type=HIRED`,
            trend: trends.hired,
            than: 'by this date last month',
          },
        ]
      : []),
  ]
}

/** The other counts of the careers area, each linked to the table of the counted records. */
function careersFigures({ totals, medianDaysToHire, last7DaysFrom }: CareersDashboard): Figure[] {
  const { openings, applicants } = totals
  return [
    { name: 'Openings', value: openings, to: jobs('OPEN') },
    {
      name: 'Applied in the last 7 days',
      value: applicants.last7Days,
      to: `${paths.applications}${last7DaysFrom ? `?from=${last7DaysFrom}` : ''}`,
    },
    ...(totals.dueForErasure === undefined
      ? []
      : [
          {
            name: `Due for erasure within ${RETENTION_NOTICE_DAYS} days`,
            value: totals.dueForErasure,
            to: retentionPage,
          },
        ]),
    { name: 'Median days to hire', value: medianDaysToHire ?? '–', to: `${paths.applications}?type=HIRED` },
  ]
}
