import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import type { JobFilter } from '../../kit/jobs/job-query'
import { employmentTypeLabels, workplaceTypeLabels } from '../../kit/jobs/job-labels'

interface FilterLabels {
  label: string
  /** The choice that filters nothing. */
  all: string
}

const filterLabels: Record<JobFilter, FilterLabels> = {
  country: { label: 'Region', all: 'All regions' },
  city: { label: 'City', all: 'All cities' },
  department: { label: 'Team', all: 'All teams' },
  employmentType: { label: 'Contract', all: 'Any contract' },
  workplaceType: { label: 'Workplace', all: 'Any workplace' },
}

const valueLabels: Partial<Record<JobFilter, Record<string, string>>> = {
  employmentType: employmentTypeLabels,
  workplaceType: workplaceTypeLabels,
}

/** A filter's value as people read it. */
export const labelOf = (name: JobFilter, value: string) => valueLabels[name]?.[value] ?? value

/** What a filter is called and what can be chosen in it; a choice that is set stays, even where it leaves nothing. */
export function filterChoices(name: JobFilter, facet: readonly { value: string; count: number }[], chosen: string) {
  const known = facet.some(({ value }) => value.toLowerCase() === chosen.toLowerCase())
  const values = chosen && !known ? [...facet, { value: chosen, count: 0 }] : facet
  const { label, all } = filterLabels[name]
  const options: SelectOption[] = [
    { value: '', label: all },
    ...values.map(({ value, count }) => ({ value, label: `${labelOf(name, value)} (${count})` })),
  ]
  return { label, options }
}
