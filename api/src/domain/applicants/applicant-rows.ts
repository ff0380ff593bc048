import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { ApplicantAnswer } from '@tekskills/shared/contracts/http/job-questions'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { CsvColumns } from '../../platform/http/lists/csv'
import { statusOn } from '../careers/career-status'
import { decidedElsewhere } from './decided-person'
import { retentionReason } from './retention'
import { hasRight, isShownTo, type Viewer } from '../hiring-teams/job-access'

/** Applicants who have not been erased and whom the viewer may see, joined with the job they applied for. */
export const selectApplicants = (queries: Queries, viewer: Viewer) =>
  queries
    .selectFrom('applicant')
    .leftJoin('career', 'career.id', 'applicant.career_id')
    .where('applicant.erased_at', 'is', null)
    .where(isShownTo(viewer, 'applicant.career_id'))

/** The same applicants without joins, so that an index alone can filter, count and sort them. */
export const filterApplicants = (queries: Queries, viewer: Viewer) =>
  queries
    .selectFrom('applicant')
    .where('applicant.erased_at', 'is', null)
    .where(isShownTo(viewer, 'applicant.career_id'))

/** Condition on a row of `applicant`: it has this email address, in any case. */
export const hasEmail = (email: string) => sql<boolean>`lower(applicant.email) = ${email.toLowerCase()}`

export type ApplicantFilter = ReturnType<typeof filterApplicants>

export type ApplicantSelection = ReturnType<typeof selectApplicants>

/** Who the applicants are shown to, and on which date. */
export interface ApplicantView {
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  viewer: Viewer
}

/** Adds every column that a staff table shows. */
export const withStaffColumns = (query: ApplicantSelection, { today, viewer }: ApplicantView) =>
  query
    .leftJoin('stored_file', 'stored_file.id', 'applicant.resume_id')
    .selectAll('applicant')
    .select(['career.job_title', 'career.job_code', statusOn(today).as('job_status')])
    .select(['stored_file.name as file_name', 'stored_file.bytes as file_bytes', 'stored_file.type as file_type'])
    .select(
      sql<number>`(select count(*)::int - 1 from applicant as other
        where lower(other.email) = lower(applicant.email) and other.erased_at is null
          and ${isShownTo(viewer, 'other.career_id')})`.as('other_applications'),
    )
    .select(
      sql<number>`(select count(*)::int from applicant as other
        where lower(other.email) = lower(applicant.email) and other.erased_at is null
          and (other.applied_at, other.id) < (applicant.applied_at, applicant.id)
          and ${isShownTo(viewer, 'other.career_id')})`.as('applied_before'),
    )
    .select(
      sql<boolean>`(applicant.stage in ('NEW', 'SCREENING', 'INTERVIEW', 'OFFER') and not exists (
        select from applicant_seen as seen
        where seen.applicant_id = applicant.id and seen.account_id = ${viewer}::uuid))`.as('unread'),
    )
    .select(hasRight(viewer, 'LEAD', 'applicant.career_id').as('may_manage'))
    .select(decidedElsewhere(viewer).as('decided_elsewhere'))
    .select(
      sql<Date>`coalesce((select max(at) from applicant_stage_move as move
        where move.applicant_id = applicant.id and move.from_stage is distinct from move.to_stage and not move.undone),
        applicant.applied_at)`.as('stage_since'),
    )

export type ApplicantRow = Awaited<ReturnType<ReturnType<typeof withStaffColumns>['executeTakeFirstOrThrow']>>

const jobOf = ({ career_id: id, job_title, job_code, job_status: status }: ApplicantRow) =>
  id && job_title && job_code ? { id, jobTitle: job_title, jobCode: job_code, status } : null

/** The staff view of an applicant. */
export const staffApplicantOf = (row: ApplicantRow): StaffApplicant => ({
  id: row.id,
  version: row.version,
  reference: row.reference,
  jobId: row.career_id,
  job: jobOf(row),
  future: row.future,
  name: row.name,
  email: row.email,
  phone: row.phone,
  currentLocation: row.current_location,
  currentCompany: row.current_company,
  currentTitle: row.current_title,
  experienceYears: row.experience_years,
  skills: row.skills,
  noticePeriodDays: row.notice_period_days,
  linkedinUrl: row.linkedin_url,
  portfolioUrl: row.portfolio_url,
  resumeFileName: row.file_name,
  resumeSize: row.file_bytes,
  resumeType: row.file_type,
  desiredRole: row.desired_role,
  preferredCountry: row.preferred_country,
  consentFuture: row.consent_future,
  source: row.source,
  stage: row.stage,
  rating: row.rating,
  rejectCode: row.reject_code,
  rejectReason: row.reject_reason,
  tags: row.tags,
  answers: row.answers as ApplicantAnswer[],
  appliedAt: row.applied_at.toISOString(),
  lastContactAt: row.last_contact_at.toISOString(),
  retentionUntil: row.retention_until.toISOString(),
  retentionReason: retentionReason(row),
  keepAskedAt: row.keep_asked_at?.toISOString() ?? null,
  otherApplications: row.other_applications,
  appliedBefore: row.applied_before,
  unread: row.unread,
  stageSince: row.stage_since.toISOString(),
  mayManage: row.may_manage === true,
  decidedElsewhere: row.decided_elsewhere,
  updatedAt: row.updated_at.toISOString(),
})

/** The columns of the exported lists of applicants. */
export const applicantColumns: CsvColumns<StaffApplicant> = {
  Reference: (person) => person.reference,
  Name: (person) => person.name,
  Email: (person) => person.email,
  Phone: (person) => person.phone,
  'Job code': (person) => person.job?.jobCode,
  'Job title': (person) => person.job?.jobTitle,
  'Desired role': (person) => person.desiredRole,
  Stage: (person) => person.stage,
  Rating: (person) => person.rating,
  'Rejection code': (person) => person.rejectCode,
  'Rejection reason': (person) => person.rejectReason,
  'Current company': (person) => person.currentCompany,
  'Current title': (person) => person.currentTitle,
  Location: (person) => person.currentLocation,
  'Preferred country': (person) => person.preferredCountry,
  'Experience in years': (person) => person.experienceYears,
  Skills: (person) => person.skills,
  'Notice period in days': (person) => person.noticePeriodDays,
  Tags: (person) => person.tags,
  Answers: (person) => person.answers.map(({ label, value }) => `${label} ${value}`),
  Source: (person) => person.source,
  'Applied before': (person) => person.appliedBefore,
  Applied: (person) => person.appliedAt,
  'Erase after': (person) => person.retentionUntil,
}
