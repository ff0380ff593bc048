import type { SavedJobSearch } from '@tekskills/shared/contracts/http/job-alerts'
import { employmentTypeLabels, workplaceTypeLabels } from './job-labels'

/** A search for jobs in words, such as “cloud”, India, Remote; empty for all jobs. */
export function searchWords({ q, employmentType, workplaceType, ...search }: SavedJobSearch): string {
  const words = [
    q && `“${q}”`,
    search.department,
    search.city,
    search.country,
    employmentType && employmentTypeLabels[employmentType],
    workplaceType && workplaceTypeLabels[workplaceType],
  ]
  return words.filter(Boolean).join(', ')
}
