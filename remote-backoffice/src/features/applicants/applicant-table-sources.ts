import { applicantListType, rejectCode, searchedSkills } from '@tekskills/shared/contracts/http/applicants'
import { MAX_SKILLS, MAX_SKILL_LENGTH } from '@tekskills/shared/contracts/http/careers'
import { day } from '@tekskills/shared/contracts/http/days'
import { countryOptions } from '../../kit/hiring/job-place'
import type { TableSource } from '../../kit/tables/record-list-definition'
import { isOneOf } from '../../kit/tables/list-parameters'

const stages = applicantListType.options
const isDay = (value: string) => day().safeParse(value).success

/** Whether the service accepts the text as years of experience: 0 to 60, with decimals. */
export const isExperienceYears = (value: string) => /^\d{1,2}(\.\d+)?$/.test(value) && Number(value) <= 60

/** What to change about the skills of a search so that the service accepts them; undefined if it does. */
export function skillsProblem(value: string): string | undefined {
  const problem = searchedSkills.safeParse(value).error?.issues[0]
  if (!problem) return undefined
  return problem.path.length > 0 ? `Use at most ${MAX_SKILL_LENGTH} characters for each skill.` : problem.message
}

/** Applications for jobs (contract §3.7, row 36). */
export const applicationSource: TableSource = {
  url: '/jobApplicants/getApplicants',
  rules: {
    columns: ['name', 'jobTitle', 'stage', 'rating', 'experienceYears', 'appliedAt'],
    defaultSort: 'appliedAt,desc',
    types: stages,
    params: ['jobId', 'from', 'to', 'source', 'rejectCode', 'tag'],
    accepts: { from: isDay, to: isDay, rejectCode: (value) => rejectCode.safeParse(value).success },
  },
}

/** The applicants of one job (row 37). */
export const jobProfileSource: TableSource = {
  url: '/jobApplicants/getbyjobId',
  rules: { ...applicationSource.rules, params: ['jobId'], kept: ['jobId'] },
}

/** The talent pool (rows 38 and 39). */
export const poolSource: TableSource = {
  url: '/jobApplicants/getFutureApplicants',
  rules: {
    columns: ['name', 'experienceYears', 'preferredCountry', 'appliedAt'],
    defaultSort: 'appliedAt,desc',
    types: stages,
    // All skills that a search accepts, each with a comma and a space.
    lengths: { skills: MAX_SKILLS * (MAX_SKILL_LENGTH + 2) },
    accepts: {
      skills: (value) => !skillsProblem(value),
      country: isOneOf(countryOptions),
      experienceMin: isExperienceYears,
      experienceMax: isExperienceYears,
    },
    params: ['skills', 'country', 'experienceMin', 'experienceMax', 'desiredRole', 'tag'],
  },
}
