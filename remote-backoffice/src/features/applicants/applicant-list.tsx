import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { countryOptions } from '../../kit/hiring/job-place'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { applicationColumns, jobProfileColumns, poolColumns } from './applicant-columns'
import { applicantRowActions, poolRowActions } from './applicant-actions'
import {
  applicationSource,
  isExperienceYears,
  jobProfileSource,
  poolSource,
  skillsProblem,
} from './applicant-table-sources'
import { APPLICANT, rejectOptions, stageOptions } from '../../kit/hiring/applicant-labels'

const shared = {
  noun: APPLICANT,
  nameOf: ({ name }: StaffApplicant) => name,
  searches: 'Name, email, phone, company, skill, tag or CV',
  filter: { label: 'Stage', all: 'All stages', choices: [{ value: 'UNDECIDED', label: 'Undecided' }, ...stageOptions] },
}

const tagFilter = (choices: readonly SelectOption[]) => ({ param: 'tag', label: 'Tag', all: 'All tags', choices })

/** The table of all job applications, with filters by job, date and tag. */
export const applicationListOf = (
  jobs: readonly SelectOption[],
  tags: readonly SelectOption[],
): RecordList<StaffApplicant> => ({
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
    { param: 'source', label: 'Source', placeholder: 'For example: linkedin' },
    { param: 'rejectCode', label: 'Rejected for', all: 'All reasons', choices: rejectOptions },
    tagFilter(tags),
  ],
  emptyHint: 'Applications for your open jobs appear here.',
})

/** The table of the applicants of one job. */
export const jobProfileList: RecordList<StaffApplicant> = {
  ...shared,
  source: jobProfileSource,
  heading: 'Applicants',
  columns: jobProfileColumns,
  actions: applicantRowActions,
  emptyHint: 'No applications for this job yet.',
}

/** Days are ISO dates (`2026-03-01`), so they compare as strings. */
const daysProblem = (from: string, to: string) => (from > to ? 'The end date is before the start date.' : undefined)

function yearsProblem(typed: string, from: string, to: string): string | undefined {
  if (!isExperienceYears(typed)) return 'Enter a number from 0 to 60.'
  return Number(from) > Number(to) ? '“Years up to” must be at least “Years from”.' : undefined
}

/** The table of the talent pool. */
export const poolListOf = (tags: readonly SelectOption[]): RecordList<StaffApplicant> => ({
  ...shared,
  noun: { one: 'future applicant', many: 'future applicants' },
  source: poolSource,
  heading: 'Future applicants',
  columns: poolColumns,
  actions: poolRowActions,
  searches: 'Name, email, role, company, skill, tag or CV',
  moreFilters: [
    {
      param: 'skills',
      label: 'Skills',
      placeholder: 'For example: Kafka, SQL',
      maxLength: null,
      problemOf: skillsProblem,
    },
    tagFilter(tags),
    { param: 'desiredRole', label: 'Looking for', placeholder: 'For example: data engineer' },
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
  emptyHint: 'People who want to hear about future jobs, and applicants you move to the talent pool, appear here.',
})
