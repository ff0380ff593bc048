import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import type { JobFilter } from '../../kit/jobs/job-query'
import { employmentTypeWords, workplaceTypeWords } from '../../kit/jobs/job-words'

interface FilterWords {
  label: string
  /** The choice that filters nothing. */
  all: string
}

const filterWords: Record<JobFilter, FilterWords> = {
  country: { label: 'Region', all: 'All regions' },
  city: { label: 'City', all: 'All cities' },
  department: { label: 'Team', all: 'All teams' },
  employmentType: { label: 'Contract', all: 'Any contract' },
  workplaceType: { label: 'Workplace', all: 'Any workplace' },
}

const valueWords: Partial<Record<JobFilter, Record<string, string>>> = {
  employmentType: employmentTypeWords,
  workplaceType: workplaceTypeWords,
}

/** A filter's value as people read it. */
export const wordsOf = (name: JobFilter, value: string) => valueWords[name]?.[value] ?? value

/** What a filter is called and what can be chosen in it; a choice that is set stays, even where it leaves nothing. */
export function filterChoices(name: JobFilter, facet: readonly { value: string; count: number }[], chosen: string) {
  const known = facet.some(({ value }) => value.toLowerCase() === chosen.toLowerCase())
  const values = chosen && !known ? [...facet, { value: chosen, count: 0 }] : facet
  const { label, all } = filterWords[name]
  const options: SelectOption[] = [
    { value: '', label: all },
    ...values.map(({ value, count }) => ({ value, label: `${wordsOf(name, value)} (${count})` })),
  ]
  return { label, options }
}
