import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import type { JobFilter } from '../../kit/jobs/job-query'
import { employmentTypeLabels, workplaceTypeLabels } from '../../kit/jobs/job-labels'

interface FilterLabels {
  label: string
  /** Label of the "no filter" choice. */
  all: string
}

const filterLabels: Record<JobFilter, FilterLabels> = {
  country: { label: 'Region', all: 'All regions' },
  city: { label: 'City', all: 'All cities' },
  department: { label: 'Team', all: 'All teams' },
  employmentType: { label: 'Employment', all: 'All types' },
  workplaceType: { label: 'Workplace', all: 'Any workplace' },
}

const valueLabels: Partial<Record<JobFilter, Record<string, string>>> = {
  employmentType: employmentTypeLabels,
  workplaceType: workplaceTypeLabels,
}

/** The label of a filter value. */
export const labelOf = (name: JobFilter, value: string) => valueLabels[name]?.[value] ?? value

/** Label and options of a filter; the selected value is always included, even without results. */
export function filterChoices(name: JobFilter, facet: readonly { value: string; count: number }[], chosen: string) {
  const isIncluded = facet.some(({ value }) => value.toLowerCase() === chosen.toLowerCase())
  const values = chosen && !isIncluded ? [...facet, { value: chosen, count: 0 }] : facet
  const { label, all } = filterLabels[name]
  const options: SelectOption[] = [
    { value: '', label: all },
    ...values.map(({ value, count }) => ({ value, label: `${labelOf(name, value)} (${count})` })),
  ]
  return { label, options }
}
