import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { paths } from '../../paths'
import type { Figure } from './Figures'

const jobs = (type: string) => `${paths.viewCareers}?type=${type}`

/** The careers area at a glance; each number leads to the table that shows what was counted. */
export function careersFigures({ totals, medianDaysToHire, last7DaysFrom }: CareersDashboard): Figure[] {
  const { careers, openings, applicants, futureApplicants } = totals
  return [
    { name: 'Open jobs', value: careers.open, to: jobs('OPEN') },
    { name: 'Places to fill', value: openings, to: jobs('OPEN') },
    { name: 'New applicants', value: applicants.new, to: `${paths.applications}?type=NEW` },
    {
      name: 'Applied in 7 days',
      value: applicants.last7Days,
      to: `${paths.applications}${last7DaysFrom ? `?from=${last7DaysFrom}` : ''}`,
    },
    { name: 'Talent pool', value: futureApplicants, to: paths.futureApplications },
    { name: 'Median days to hire', value: medianDaysToHire ?? '–', to: `${paths.applications}?type=HIRED` },
  ]
}
