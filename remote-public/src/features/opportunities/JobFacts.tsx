import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { formatDate } from '../../kit/dates/published-date'
import { FactList } from '../../kit/jobs/FactList'
import { experienceOf, payOf, workplaceTypeLabels } from '../../kit/jobs/job-labels'
import { termsOf } from './job-terms'

/** The terms of a job as a description list. */
export function JobFacts({ job }: { job: PublicCareer }) {
  const { place, employment, closes } = termsOf(job)
  const facts = [
    { name: 'Location', value: place },
    { name: 'Workplace', value: workplaceTypeLabels[job.workplaceType] },
    { name: 'Employment', value: employment },
    { name: 'Experience', value: experienceOf(job) },
    { name: 'Education', value: job.education },
    { name: 'Pay', value: payOf(job) },
    { name: 'Openings', value: job.openings > 1 ? String(job.openings) : undefined },
    { name: 'Posted', value: job.preview ? undefined : formatDate(job.postedAt) },
    { name: 'Apply by', value: job.onHold ? undefined : closes },
    { name: 'Reference', value: job.jobCode },
  ]
  return <FactList facts={facts} />
}
