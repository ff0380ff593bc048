import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { formatDate } from '../../kit/dates/published-date'
import { employmentTypeLabels, placeOf } from '../../kit/jobs/job-labels'

/** The terms that a public job always has; undefined for those that are missing in a preview, where values stand in. */
export function termsOf(job: PublicCareer) {
  const has = (field: string) => !job.preview?.missing.includes(field)
  return {
    place: has('country') ? placeOf(job) : (job.city ?? undefined),
    employment: has('employmentType') ? employmentTypeLabels[job.employmentType] : undefined,
    closes: has('closingDate') ? formatDate(job.closingDate) : undefined,
  }
}
