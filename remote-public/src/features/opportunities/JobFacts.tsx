import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { formatDate } from '../../kit/dates/published-date'
import { FactList } from '../../kit/jobs/FactList'
import { employmentTypeLabels, experienceOf, payOf, placeOf, workplaceTypeLabels } from '../../kit/jobs/job-labels'

/** The terms of a job as a description list. */
export function JobFacts({ job }: { job: PublicCareer }) {
  const facts = [
    { name: 'Location', value: placeOf(job) },
    { name: 'Workplace', value: workplaceTypeLabels[job.workplaceType] },
    { name: 'Employment', value: employmentTypeLabels[job.employmentType] },
    { name: 'Experience', value: experienceOf(job) },
    { name: 'Education', value: job.education },
    { name: 'Pay', value: payOf(job) },
    { name: 'Openings', value: job.openings > 1 ? String(job.openings) : undefined },
    { name: 'Posted', value: formatDate(job.postedAt) },
    { name: 'Apply by', value: job.onHold ? undefined : formatDate(job.closingDate) },
    { name: 'Reference', value: job.jobCode },
  ]
  return <FactList facts={facts} />
}
