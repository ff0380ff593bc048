import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { countryOptions } from '../../kit/hiring/job-place'
import type { RecordList } from '../../kit/tables/record-list'
import { applicationColumns, jobProfileColumns, poolColumns } from './applicant-columns'
import { applicantRowActions, poolRowActions } from './applicant-actions'
import { applicationSource, isExperienceYears, jobProfileSource, poolSource, skillsProblem } from './applicant-sources'
import { APPLICANT, stageOptions } from '../../kit/hiring/applicant-labels'

const shared = {
  noun: APPLICANT,
  nameOf: ({ name }: StaffApplicant) => name,
  searches: 'Name, e-mail, phone, company or skill',
  filter: { label: 'Stage', all: 'All stages', choices: stageOptions },
}

/** The table of all job applications, with filters by job and by date. */
export const applicationListOf = (jobs: readonly SelectOption[]): RecordList<StaffApplicant> => ({
  ...shared,
  source: applicationSource,
  heading: 'Applications',
  columns: applicationColumns,
  actions: applicantRowActions,
  moreFilters: [
    { param: 'jobId', label: 'Job', all: 'All jobs', choices: jobs },
    {
      param: 'from',
      label: 'Applied from',
      type: 'date',
      problemOf: (from, { to = from }) => daysProblem(from, to),
    },
    {
      param: 'to',
      label: 'Applied until',
      type: 'date',
      problemOf: (to, { from = to }) => daysProblem(from, to),
    },
    { param: 'source', label: 'Came from', placeholder: 'Such as linkedin' },
  ],
  emptyHint: 'Applications appear here as soon as someone applies for an open job.',
})

/** The table of the applicants of one job. */
export const jobProfileList: RecordList<StaffApplicant> = {
  ...shared,
  source: jobProfileSource,
  heading: 'Applicants',
  columns: jobProfileColumns,
  actions: applicantRowActions,
  emptyHint: 'No one has applied for this job yet.',
}

/** Days are ISO dates (`2026-03-01`), so they compare as strings. */
const daysProblem = (from: string, to: string) =>
  from > to ? '“Applied until” must not be before “Applied from”.' : undefined

function yearsProblem(typed: string, from: string, to: string): string | undefined {
  if (!isExperienceYears(typed)) return 'Use a number from 0 to 60.'
  return Number(from) > Number(to) ? '“Years up to” must not be less than “Years from”.' : undefined
}

/** The table of the talent pool. */
export const poolList: RecordList<StaffApplicant> = {
  ...shared,
  noun: { one: 'future applicant', many: 'future applicants' },
  source: poolSource,
  heading: 'Future applicants',
  columns: poolColumns,
  actions: poolRowActions,
  searches: 'Name, e-mail, role, company or skill',
  moreFilters: [
    { param: 'skills', label: 'Skills', placeholder: 'Such as Kafka, SQL', maxLength: null, problemOf: skillsProblem },
    { param: 'desiredRole', label: 'Looks for', placeholder: 'Such as data engineer' },
    { param: 'country', label: 'Country', all: 'All countries', choices: countryOptions },
    {
      param: 'experienceMin',
      label: 'Years from',
      inputMode: 'decimal',
      problemOf: (from, { experienceMax: to = '60' }) => yearsProblem(from, from, to),
    },
    {
      param: 'experienceMax',
      label: 'Years up to',
      inputMode: 'decimal',
      problemOf: (to, { experienceMin: from = '0' }) => yearsProblem(to, from, to),
    },
  ],
  emptyHint: 'People who ask to be considered for future jobs, and applicants you move here, appear here.',
}
