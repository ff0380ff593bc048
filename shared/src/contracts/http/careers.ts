import { z } from 'zod'
import { REGION_NAMES } from '../company-facts'
import { bulkRecords } from './bulk'
import { personRef, resolvedMeta, slug } from './content'
import { day } from './days'
import { mailbox } from './email-schemas'
import { teamInput, teamMember } from './hiring-teams'
import { askedQuestion, jobQuestion, jobQuestions } from './job-questions'
import { line } from './line'
import { listFacet } from './lists'
import { criteriaInput, criterion } from './scorecards'

export const careerStatus = z.enum(['DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED'])
export type CareerStatus = z.infer<typeof careerStatus>

/** A job can be open for at most this many days, a year (contract §3.6). */
export const MAX_OPEN_DAYS = 366

export const closeReason = z.enum(['FILLED', 'CANCELLED', 'EXPIRED'])
export type CloseReason = z.infer<typeof closeReason>

/** The employment types of schema.org (contract §3.6). */
export const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
])
export type EmploymentType = z.infer<typeof employmentType>

export const workplaceType = z.enum(['ON_SITE', 'HYBRID', 'REMOTE'])
export type WorkplaceType = z.infer<typeof workplaceType>

/** The regions with jobs. */
export const jobCountry = z.enum(REGION_NAMES)
export type JobCountry = z.infer<typeof jobCountry>

const listedSpelling = new Map(jobCountry.options.map((country) => [country.toLowerCase(), country]))

/** A region in any letter case, normalized to the listed spelling (contract §4, row 20). */
export const writtenCountry = z
  .string()
  .transform((text) => listedSpelling.get(text.toLowerCase()) ?? text)
  .pipe(jobCountry)

export const MAX_SKILLS = 30
/** Maximum length of a skill, in characters. */
export const MAX_SKILL_LENGTH = 40

/** Skills of a job, of an applicant or in a search (contract §3.6). */
export const skillList = z.array(line(MAX_SKILL_LENGTH).min(1)).max(MAX_SKILLS, `Use at most ${MAX_SKILLS} skills.`)

export const salaryUnit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])

/** One open job in a public list. */
export const publicCareerCard = z.object({
  id: z.string(),
  slug: z.string(),
  jobTitle: z.string(),
  jobCode: z.string(),
  department: z.string().nullable(),
  /** The beginning of the description as plain text. */
  summary: z.string(),
  employmentType,
  workplaceType,
  country: jobCountry,
  state: z.string().nullable(),
  city: z.string().nullable(),
  skills: z.array(z.string()),
  experienceMin: z.number().int().nullable(),
  experienceMax: z.number().int().nullable(),
  openings: z.number().int(),
  postedAt: z.iso.datetime(),
  closingDate: z.iso.date(),
})
export type PublicCareerCard = z.infer<typeof publicCareerCard>

/** Number of open jobs per value of each filter, given the other filters. */
export const careerFacets = z.object({
  country: listFacet,
  city: listFacet,
  department: listFacet,
  employmentType: listFacet,
  workplaceType: listFacet,
})
export type CareerFacets = z.infer<typeof careerFacets>

const salary = z.object({
  currency: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: salaryUnit,
})

/** `GET /public/user/careers?name=`: one open job or job on hold, with what schema.org's JobPosting needs. */
export const publicCareer = publicCareerCard.extend({
  /** Whether it temporarily accepts no applications. */
  onHold: z.boolean(),
  description: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  education: z.string().nullable(),
  /** ISO 3166 code of `country`. */
  countryCode: z.string(),
  /** Set only if staff made it public. */
  salary: salary.nullable(),
  /** What the application form asks in addition; absent in responses of older services. */
  questions: z.array(askedQuestion).optional(),
  /** Application deadline. */
  validThrough: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  meta: resolvedMeta,
  similar: z.array(publicCareerCard),
  /** Only while a preview link shows a job that is not public: what it lacks to be opened, for which values stand in. */
  preview: z.object({ missing: z.array(z.string()) }).optional(),
})
export type PublicCareer = z.infer<typeof publicCareer>

/** A job in the table and the edit form of staff. */
export const staffCareer = z.object({
  id: z.string(),
  version: z.number().int(),
  status: careerStatus,
  closeReason: closeReason.nullable(),
  jobTitle: z.string(),
  jobCode: z.string(),
  slug: z.string(),
  department: z.string().nullable(),
  description: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  skills: z.array(z.string()),
  experienceMin: z.number().int().nullable(),
  experienceMax: z.number().int().nullable(),
  education: z.string().nullable(),
  employmentType: employmentType.nullable(),
  workplaceType,
  country: jobCountry.nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  salaryCurrency: z.string().nullable(),
  salaryMin: z.number().int().nullable(),
  salaryMax: z.number().int().nullable(),
  salaryUnit: salaryUnit.nullable(),
  salaryPublic: z.boolean(),
  openings: z.number().int(),
  closingDate: z.iso.date().nullable(),
  recruiterEmail: z.string().nullable(),
  questions: z.array(jobQuestion),
  criteria: z.array(criterion),
  /** Who hires for the job, leads first; absent in responses of older services, like the next two. */
  team: z.array(teamMember).optional(),
  /** Whether only the team sees the job in the back-office, with its applicants. */
  teamOnly: z.boolean().optional(),
  /** Whether the requesting account may change the job and its applicants. */
  mayManage: z.boolean().optional(),
  postedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  applicantCount: z.number().int(),
  applicantCountByStage: z.record(z.string(), z.number().int()),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type StaffCareer = z.infer<typeof staffCareer>

const richText = z.string().max(1_000_000).default('')
const years = z.number().int('Enter whole years.').min(0).max(50, 'Enter at most 50 years.').nullish()
const pay = z.number().int('Enter a whole number.').min(0).max(99_999_999).nullish()

/** Input of staff; a new job without a status is open, so everything that visitors need is required. */
export const careerInput = z.object({
  jobTitle: line(120).min(1, 'Enter a job title.'),
  jobCode: z
    .string()
    .regex(/^[A-Z0-9-]{3,32}$/, 'Use 3 to 32 capital letters, digits and hyphens.')
    .nullish(),
  slug: slug.nullish(),
  department: line(80).nullish(),
  description: richText,
  responsibilities: richText,
  requirements: richText,
  skills: skillList.default([]),
  experienceMin: years,
  experienceMax: years,
  education: line(200).nullish(),
  employmentType: employmentType.nullish(),
  workplaceType: workplaceType.default('ON_SITE'),
  country: writtenCountry.nullish(),
  state: line(80).nullish(),
  city: line(80).nullish(),
  salaryCurrency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Enter the three-letter currency code.')
    .nullish(),
  salaryMin: pay,
  salaryMax: pay,
  salaryUnit: salaryUnit.nullish(),
  salaryPublic: z.boolean().default(false),
  openings: z.number().int('Enter a whole number.').min(1).max(999).default(1),
  closingDate: day().nullish(),
  recruiterEmail: mailbox.nullish(),
  questions: jobQuestions.default([]),
  criteria: criteriaInput.default([]),
  team: teamInput.default([]),
  teamOnly: z.boolean().default(false),
  status: careerStatus.default('OPEN'),
  closeReason: closeReason.nullish(),
})
export type CareerInput = z.input<typeof careerInput>

/** `POST /career/bulk`; `value` is the reason for closing. */
export const careerBulk = z.object({
  action: z.enum(['publish', 'hold', 'close', 'delete']),
  ...bulkRecords,
  value: z.string().max(40).optional(),
})
export type CareerBulk = z.infer<typeof careerBulk>
