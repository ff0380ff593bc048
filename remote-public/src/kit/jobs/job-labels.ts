import type {
  EmploymentType,
  PublicCareer,
  PublicCareerCard,
  WorkplaceType,
} from '@tekskills/shared/contracts/http/careers'

export const employmentTypeLabels: Record<EmploymentType, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Voluntary',
  PER_DIEM: 'Paid by the day',
  OTHER: 'Other',
}

export const workplaceTypeLabels: Record<WorkplaceType, string> = {
  ON_SITE: 'On site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
}

type Place = Pick<PublicCareerCard, 'city' | 'country' | 'workplaceType'>

/** `London, UK`; a city state is named once; a remote job is `Anywhere in` its country. */
export const placeOf = ({ city, country, workplaceType }: Place) =>
  workplaceType === 'REMOTE'
    ? `Anywhere in ${withArticle(country)}`
    : [...new Set([city, country])].filter(Boolean).join(', ')

/** `the UK`, but `India`: a country inside a sentence. */
export const withArticle = (country: string) =>
  ['USA', 'UK', 'UAE', 'Netherlands'].includes(country) ? `the ${country}` : country

/** `6 to 12 years`; undefined if the job requires no experience. */
export function experienceOf({ experienceMin: min, experienceMax: max }: ExperienceRange): string | undefined {
  if (!min && !max) return undefined
  if (!max) return `From ${years(min ?? 0)}`
  return min ? `${min} to ${years(max)}` : `Up to ${years(max)}`
}

type ExperienceRange = Pick<PublicCareerCard, 'experienceMin' | 'experienceMax'>

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

const perUnit = { HOUR: 'an hour', DAY: 'a day', WEEK: 'a week', MONTH: 'a month', YEAR: 'a year' } as const

/** `USD 145,000 to 172,000 a year`; undefined if the salary is not public. */
export function payOf({ salary }: Pick<PublicCareer, 'salary'>): string | undefined {
  if (!salary) return undefined
  // Loading the locale data for numbers takes 100 ms on a slow phone, so only a job with a public salary formats numbers.
  const range = [salary.min, salary.max]
    .filter((amount) => amount !== null)
    .map((amount) => amount.toLocaleString('en-US'))
  return `${salary.currency} ${[...new Set(range)].join(' to ')} ${perUnit[salary.unit]}`
}

/** `1 open position`, `14 open positions`. */
export const positions = (count: number) => `${count} open ${count === 1 ? 'position' : 'positions'}`
