import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { JobQuestion } from '@tekskills/shared/contracts/http/job-questions'
import type { Criterion } from '@tekskills/shared/contracts/http/scorecards'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { CsvColumns } from '../../platform/http/lists/csv'
import { teamOfJob } from '../hiring-teams/hiring-teams.repository'
import { hasRight, isShownTo, type Viewer } from '../hiring-teams/job-access'
import { personOf, staffNameOf } from '../session/staff-person'
import { postingAt } from './career-status'

/** The jobs that the viewer may see, with every column that staff see. */
export const selectStaffCareers = (queries: Queries, viewer: Viewer) =>
  queries
    .selectFrom('career')
    .where(isShownTo(viewer, 'career.id'))
    .selectAll('career')
    .select(
      sql<number>`(select count(*)::int from applicant
        where career_id = career.id and erased_at is null)`.as('applicant_count'),
    )
    .select(
      sql<Record<string, number>>`(select coalesce(jsonb_object_agg(stage, people), '{}') from (
        select stage, count(*)::int as people from applicant where career_id = career.id and erased_at is null
        group by stage) as stages)`.as('applicant_count_by_stage'),
    )
    .select([teamOfJob.as('team'), hasRight(viewer, 'LEAD', 'career.id').as('may_manage')])
    .select(staffNameOf('career.created_by').as('creator_name'))
    .select(staffNameOf('career.updated_by').as('editor_name'))

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaffCareers>['executeTakeFirstOrThrow']>>

/** The staff view of a job as of `today`. */
export const staffCareerOf = (row: StaffRow, today: string): StaffCareer => ({
  id: row.id,
  version: row.version,
  ...postingAt({ status: row.status, closeReason: row.close_reason, closingDate: row.closing_date }, today),
  jobTitle: row.job_title,
  jobCode: row.job_code,
  slug: row.slug,
  department: row.department,
  description: row.description,
  responsibilities: row.responsibilities,
  requirements: row.requirements,
  skills: row.skills,
  experienceMin: row.experience_min,
  experienceMax: row.experience_max,
  education: row.education,
  employmentType: row.employment_type,
  workplaceType: row.workplace_type,
  country: row.country,
  state: row.state,
  city: row.city,
  salaryCurrency: row.salary_currency,
  salaryMin: row.salary_min,
  salaryMax: row.salary_max,
  salaryUnit: row.salary_unit,
  salaryPublic: row.salary_public,
  openings: row.openings,
  closingDate: row.closing_date,
  recruiterEmail: row.recruiter_email,
  questions: row.questions as JobQuestion[],
  criteria: row.criteria as Criterion[],
  team: row.team,
  teamOnly: row.team_only,
  mayManage: row.may_manage === true,
  postedAt: row.posted_at?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
  applicantCount: row.applicant_count,
  applicantCountByStage: row.applicant_count_by_stage,
  createdAt: row.created_at.toISOString(),
  createdBy: personOf(row.created_by, row.creator_name),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: personOf(row.updated_by, row.editor_name),
})

/** The columns of the exported list of jobs. */
export const careerColumns: CsvColumns<StaffCareer> = {
  'Job code': (job) => job.jobCode,
  'Job title': (job) => job.jobTitle,
  Status: (job) => job.status,
  'Reason for closing': (job) => job.closeReason,
  Department: (job) => job.department,
  'Employment type': (job) => job.employmentType,
  Workplace: (job) => job.workplaceType,
  Country: (job) => job.country,
  State: (job) => job.state,
  City: (job) => job.city,
  Skills: (job) => job.skills,
  Openings: (job) => job.openings,
  'Closing date': (job) => job.closingDate,
  Applicants: (job) => job.applicantCount,
  Posted: (job) => job.postedAt,
  Closed: (job) => job.closedAt,
  Recruiter: (job) => job.recruiterEmail,
}
