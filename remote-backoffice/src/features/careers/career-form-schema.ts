import { z } from 'zod'
import { isMailbox } from '@tekskills/shared/contracts/email-rules'
import {
  careerInput,
  employmentType,
  jobCountry,
  MAX_OPEN_DAYS,
  salaryUnit,
} from '@tekskills/shared/contracts/http/careers'
import { jobQuestions } from '@tekskills/shared/contracts/http/job-questions'
import { teamInput, teamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import { criteriaInput } from '@tekskills/shared/contracts/http/scorecards'
import { always, emptyAsNull } from '../../kit/forms/form-schemas'
import { choiceOrNothing, wholeNumber } from '../../kit/forms/optional-fields'

const DAY_MS = 86_400_000

const field = careerInput.shape

const fields = careerInput.extend({
  jobCode: emptyAsNull(field.jobCode),
  slug: emptyAsNull(field.slug),
  department: emptyAsNull(field.department),
  description: field.description.unwrap(),
  responsibilities: field.responsibilities.unwrap(),
  requirements: field.requirements.unwrap(),
  skills: field.skills.unwrap(),
  experienceMin: wholeNumber(field.experienceMin),
  experienceMax: wholeNumber(field.experienceMax),
  education: emptyAsNull(field.education),
  employmentType: choiceOrNothing(employmentType),
  workplaceType: field.workplaceType.unwrap(),
  country: choiceOrNothing(jobCountry),
  state: emptyAsNull(field.state),
  city: emptyAsNull(field.city),
  salaryCurrency: emptyAsNull(field.salaryCurrency),
  salaryMin: wholeNumber(field.salaryMin),
  salaryMax: wholeNumber(field.salaryMax),
  salaryUnit: choiceOrNothing(salaryUnit),
  salaryPublic: z.boolean(),
  openings: wholeNumber(field.openings.unwrap().nullish()),
  closingDate: emptyAsNull(field.closingDate),
  recruiterEmail: emptyAsNull(z.string().refine(isMailbox, 'Enter a valid email address.').nullish()),
  questions: jobQuestions,
  criteria: criteriaInput,
  /** With names, because versions are compared and texts copied without the list of colleagues. */
  team: z
    .array(z.object({ accountId: z.string(), right: teamRight, name: z.string() }))
    .transform((team) => team.map(({ accountId, right }) => ({ accountId, right })))
    .pipe(teamInput),
  teamOnly: z.boolean(),
  status: field.status.unwrap(),
})

type Fields = z.output<typeof fields>

const isShown = ({ status }: Fields) => status !== 'DRAFT'
const hasText = (html: string) => /[^\s\u00a0]/.test(html.replace(/<[^>]*>/g, ''))
const inOrder = (from?: number | null, to?: number | null) => from == null || to == null || from <= to
const isPaid = ({ salaryMin, salaryMax }: Fields) => salaryMin != null || salaryMax != null
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const isInReach = (day: string) => day >= dayAfter(0) && day <= dayAfter(MAX_OPEN_DAYS)

/** The job form: the contract's schema plus the rules for jobs that visitors can see (contract §3.6). */
export const careerForm = fields
  .refine((job) => !isShown(job) || hasText(job.description), {
    path: ['description'],
    message: 'Enter a description. Required to publish.',
    when: always,
  })
  .refine((job) => !isShown(job) || job.employmentType, {
    path: ['employmentType'],
    message: 'Choose the employment type.',
    when: always,
  })
  .refine((job) => !isShown(job) || job.country, { path: ['country'], message: 'Choose a country.', when: always })
  .refine((job) => !isShown(job) || job.workplaceType === 'REMOTE' || job.city, {
    path: ['city'],
    message: 'Enter a city, or choose “Remote” as the workplace.',
    when: always,
  })
  .refine((job) => !isShown(job) || job.closingDate, {
    path: ['closingDate'],
    message: 'Enter the closing date.',
    when: always,
  })
  .refine(({ status, closingDate }) => status !== 'OPEN' || !closingDate || isInReach(closingDate), {
    path: ['closingDate'],
    message: 'Choose a date between today and one year from today.',
    when: always,
  })
  .refine(({ experienceMin, experienceMax }) => inOrder(experienceMin, experienceMax), {
    path: ['experienceMax'],
    message: 'Must be at least “Experience from”.',
    when: always,
  })
  .refine(({ salaryMin, salaryMax }) => inOrder(salaryMin, salaryMax), {
    path: ['salaryMax'],
    message: 'Must be at least “Salary from”.',
    when: always,
  })
  .refine((job) => !isPaid(job) || job.salaryCurrency, {
    path: ['salaryCurrency'],
    message: 'Enter a currency.',
    when: always,
  })
  .refine((job) => !isPaid(job) || job.salaryUnit, {
    path: ['salaryUnit'],
    message: 'Choose the period the salary covers.',
    when: always,
  })
  .refine(({ team, teamOnly }) => !teamOnly || team.some(({ right }) => right === 'LEAD'), {
    path: ['teamOnly'],
    message: 'Add a lead to the team first: someone has to decide.',
    when: always,
  })

/** The values of the form's fields. */
export type CareerFormValues = z.input<typeof careerForm>

/** The parsed values of a valid form. */
export type ValidCareer = z.output<typeof careerForm>
