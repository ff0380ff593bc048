import type {
  CareerStatus,
  CloseReason,
  EmploymentType,
  JobCountry,
  WorkplaceType,
} from '@tekskills/shared/contracts/http/careers'

/** One sample job; days are relative to the date of seeding. */
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
 * An invented applicant: name, location, current title and employer, years of experience, and skills; without skills,
 * those of the job are used.
 */
export type SeedPerson = [
  name: string,
  location: string,
  title: string,
  company: string,
  years: number,
  ...skills: string[],
]
