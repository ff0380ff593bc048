import type {
  CareerStatus,
  CloseReason,
  EmploymentType,
  JobCountry,
  WorkplaceType,
} from '@tekskills/shared/contracts/http/careers'

/** One sample job; days are relative to the day on which the samples are made. */
export type SeedJob = {
  jobTitle: string
  slug: string
  department: string
  country: JobCountry
  state?: string
  city: string
  employmentType: EmploymentType
  workplaceType: WorkplaceType
  experience: [min: number, max: number]
  skills: string[]
  education?: string
  salary?: { currency: string; min: number; max: number; unit: 'HOUR' | 'YEAR' }
  openings: number
  status: CareerStatus
  closeReason?: CloseReason
  postedDaysAgo: number
  closesInDays: number
  description: string[]
  responsibilities: string[]
  requirements: string[]
}

/**
 * Somebody who might apply: name, place, present title and employer, years of experience; what they can do, unless that is
 * what their job asks for. All are invented.
 */
export type SeedPerson = [
  name: string,
  location: string,
  title: string,
  company: string,
  years: number,
  ...skills: string[],
]
