import { careerInput, MAX_OPEN_DAYS } from '@tekskills/shared/contracts/http/careers'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import type { Selectable, Updateable } from 'kysely'
import type { z } from 'zod'
import { definedOnly } from '../../platform/database/defined-only'
import type { Schema } from '../../platform/database/schema'
import { invalidFields } from '../../platform/http/problems/problem-error'
import { updateOf } from '../../platform/http/validation/record-version'
import { cleanIfGiven, plainTextOf } from '../../platform/rich-text/rich-text'
import { dayAfter } from '../../platform/time/site-day'

export const careerCreate = careerInput
export const careerUpdate = updateOf(careerInput)
export type CareerChange = z.infer<typeof careerUpdate>

type Values = Updateable<Schema['career']>
type Row = Partial<Selectable<Schema['career']>>

/**
 * The columns that a change sets, without those of omitted fields. `before` is the row to change, whose texts are needed
 * for the searchable text.
 */
export function valuesOf(change: CareerChange, before: Row = {}): Values {
  const description = cleanIfGiven(change.description, 'description')
  const responsibilities = cleanIfGiven(change.responsibilities, 'responsibilities')
  const requirements = cleanIfGiven(change.requirements, 'requirements')
  const texts = [
    description ?? before.description ?? '',
    responsibilities ?? before.responsibilities ?? '',
    requirements ?? before.requirements ?? '',
  ]
  return definedOnly({
    job_title: change.jobTitle,
    department: change.department,
    description,
    responsibilities,
    requirements,
    plain_text: plainTextOf(texts.join(' ')),
    skills: change.skills && [...new Set(change.skills)],
    experience_min: change.experienceMin,
    experience_max: change.experienceMax,
    education: change.education,
    employment_type: change.employmentType,
    workplace_type: change.workplaceType,
    country: change.country,
    state: change.state,
    city: change.city,
    salary_currency: change.salaryCurrency,
    salary_min: change.salaryMin,
    salary_max: change.salaryMax,
    salary_unit: change.salaryUnit,
    salary_public: change.salaryPublic,
    openings: change.openings,
    closing_date: change.closingDate,
    recruiter_email: change.recruiterEmail,
    criteria: change.criteria && JSON.stringify(change.criteria),
    team_only: change.teamOnly,
    questions: change.questions && JSON.stringify(change.questions),
  })
}

/** Throws 422 if fields of a job contradict each other. */
export function checkRanges(row: Row): void {
  const errors: FieldProblem[] = []
  const ordered = (field: string, message: string, from?: number | null, to?: number | null) => {
    if (typeof from === 'number' && typeof to === 'number' && from > to) {
      errors.push({ field, code: 'NUMBER_RANGE', message })
    }
  }
  const years = 'Maximum experience must be at least the minimum.'
  ordered('experienceMax', years, row.experience_min, row.experience_max)
  ordered('salaryMax', 'Maximum salary must be at least the minimum.', row.salary_min, row.salary_max)
  const paid = typeof row.salary_min === 'number' || typeof row.salary_max === 'number'
  if (paid && !row.salary_currency) errors.push(required('salaryCurrency', 'Enter a currency.'))
  if (paid && !row.salary_unit) errors.push(required('salaryUnit', 'Choose the period the salary covers.'))
  if (errors.length > 0) throw invalidFields(errors)
}

/** Throws 422 if a job lacks fields that a public job needs (contract §3.6). */
export function checkComplete(row: Row): void {
  const errors = incompleteFields(row)
  if (errors.length > 0) throw invalidFields(errors)
}

/** The fields that a job lacks to be public. */
export function incompleteFields(row: Row): FieldProblem[] {
  const errors: FieldProblem[] = []
  if (!plainTextOf(row.description ?? '')) errors.push(required('description', 'Enter a description.'))
  if (!row.employment_type) errors.push(required('employmentType', 'Choose the employment type.'))
  if (!row.country) errors.push(required('country', 'Choose a country.'))
  if (!row.city && row.workplace_type !== 'REMOTE') errors.push(required('city', 'Enter a city.'))
  if (!row.closing_date) errors.push(required('closingDate', 'Enter the closing date.'))
  return errors
}

/** Throws 422 if the last day to apply has passed or is more than a year away. */
export function checkClosingDate(closingDate: string | null | undefined, today: string): void {
  const fits = closingDate && closingDate >= today && closingDate <= dayAfter(today, MAX_OPEN_DAYS)
  const message = 'Choose a date between today and one year from today.'
  if (!fits) throw invalidFields([{ field: 'closingDate', code: 'DATE_RANGE', message }])
}

const required = (field: string, message: string): FieldProblem => ({ field, code: 'REQUIRED', message })
