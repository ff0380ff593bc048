import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { CareerFormValues, ValidCareer } from './career-form-schema'

const EMPTY: CareerFormValues = {
  jobTitle: '',
  jobCode: '',
  slug: '',
  department: '',
  employmentType: '',
  openings: '1',
  workplaceType: 'ON_SITE',
  country: '',
  state: '',
  city: '',
  description: '',
  responsibilities: '',
  requirements: '',
  skills: [],
  experienceMin: '',
  experienceMax: '',
  education: '',
  salaryCurrency: '',
  salaryMin: '',
  salaryMax: '',
  salaryUnit: '',
  salaryPublic: false,
  closingDate: '',
  recruiterEmail: '',
  questions: [],
  criteria: [],
  team: [],
  teamOnly: false,
  status: 'DRAFT',
}

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** The form values of a job, or of an empty form for `null`. */
export function toFormValues(job: StaffCareer | null): CareerFormValues {
  if (!job) return EMPTY
  const { jobTitle, jobCode, slug, description, responsibilities, requirements, skills } = job
  const { workplaceType, salaryPublic, status, questions, criteria } = job
  return {
    jobTitle,
    jobCode,
    slug,
    description,
    responsibilities,
    requirements,
    skills,
    workplaceType,
    salaryPublic,
    questions,
    criteria,
    team: (job.team ?? []).map(({ account, right, isActive }) => ({
      accountId: account.id,
      right,
      name: isActive ? account.name : `${account.name} (can no longer log in)`,
    })),
    teamOnly: job.teamOnly ?? false,
    status,
    department: text(job.department),
    employmentType: job.employmentType ?? '',
    openings: text(job.openings),
    country: job.country ?? '',
    state: text(job.state),
    city: text(job.city),
    experienceMin: text(job.experienceMin),
    experienceMax: text(job.experienceMax),
    education: text(job.education),
    salaryCurrency: text(job.salaryCurrency),
    salaryMin: text(job.salaryMin),
    salaryMax: text(job.salaryMax),
    salaryUnit: job.salaryUnit ?? '',
    closingDate: text(job.closingDate),
    recruiterEmail: text(job.recruiterEmail),
  }
}

/** The form values of a copy: everything except the code, the address and the closing date. */
export const toCopyValues = (job: StaffCareer): CareerFormValues => ({
  ...toFormValues(job),
  jobCode: '',
  slug: '',
  closingDate: '',
  status: 'DRAFT',
})

/** The payload of a save. An empty code, address or closing date is omitted, so that the service sets it. */
export function toPayload({ openings, slug, jobCode, closingDate, ...valid }: ValidCareer, base: StaffCareer | null) {
  return {
    ...valid,
    openings: openings ?? 1,
    ...(slug && { slug }),
    ...(jobCode && { jobCode }),
    ...((closingDate || base) && { closingDate }),
  }
}
