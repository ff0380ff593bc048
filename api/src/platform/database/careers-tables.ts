import type {
  ApplicantStage,
  InterviewStep,
  RetentionStep,
  RejectCode,
} from '@tekskills/shared/contracts/http/applicants'
import type {
  CareerStatus,
  CloseReason,
  EmploymentType,
  JobCountry,
  StaffCareer,
  WorkplaceType,
} from '@tekskills/shared/contracts/http/careers'
import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import type { Verdict } from '@tekskills/shared/contracts/http/scorecards'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DefaultedJsonColumn, JsonColumn } from './json-column'

interface StoredFileTable {
  id: string
  name: string
  type: string
  bytes: number
  sha256: Buffer
  created_at: Date
}

interface IdempotentAnswerTable {
  call: string
  key: string
  fingerprint: Buffer
  answer: JsonColumn
  created_at: Date
}

interface ResumeTextTable {
  file_id: string
  /** Null until it has been read, and for documents in which there is no text. */
  text: Generated<string | null>
  /** A `tsvector`; it is written by an expression, and never read. */
  words: Generated<string | null>
  /** When it is next read; null once it has been. */
  due_at: Date | null
}

interface CareerTable {
  id: string
  version: Generated<number>
  status: CareerStatus
  close_reason: CloseReason | null
  job_title: string
  job_code: string
  slug: string
  department: string | null
  description: Generated<string>
  responsibilities: Generated<string>
  requirements: Generated<string>
  plain_text: Generated<string>
  skills: Generated<string[]>
  experience_min: number | null
  experience_max: number | null
  education: string | null
  employment_type: EmploymentType | null
  workplace_type: Generated<WorkplaceType>
  country: JobCountry | null
  state: string | null
  city: string | null
  salary_currency: string | null
  salary_min: number | null
  salary_max: number | null
  salary_unit: StaffCareer['salaryUnit']
  salary_public: Generated<boolean>
  openings: Generated<number>
  /** `YYYY-MM-DD`. */
  closing_date: string | null
  recruiter_email: string | null
  questions: DefaultedJsonColumn
  criteria: DefaultedJsonColumn
  /** Whether only its team sees the job and its applicants. */
  team_only: Generated<boolean>
  posted_at: Date | null
  closed_at: Date | null
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
  search_key: GeneratedAlways<string>
  search_words: GeneratedAlways<string>
  search_terms: GeneratedAlways<string>
  picture_refs: GeneratedAlways<string[]>
}

interface HiringTeamMemberTable {
  career_id: string
  account_id: string
  team_right: TeamRight
}

interface ApplicantTable {
  id: string
  version: Generated<number>
  reference: string
  career_id: string | null
  future: Generated<boolean>
  name: string
  email: string
  phone: string | null
  current_location: string | null
  current_company: string | null
  current_title: string | null
  experience_years: number | null
  skills: Generated<string[]>
  notice_period_days: number | null
  linkedin_url: string | null
  portfolio_url: string | null
  cover_letter: string | null
  resume_id: string | null
  /** The first résumé of applications that were merged before migration 0015. */
  first_resume_id: Generated<string | null>
  desired_role: string | null
  preferred_country: JobCountry | null
  consent_text: string
  consent_at: Date
  consent_ip_hash: string | null
  consent_future: Generated<boolean>
  source: string | null
  stage: Generated<ApplicantStage>
  rating: number | null
  reject_code: Generated<RejectCode | null>
  reject_reason: string | null
  tags: Generated<string[]>
  answers: DefaultedJsonColumn
  applied_at: Date
  last_contact_at: Date
  retention_until: Date
  /** When the applicant was last asked whether they want to be kept for longer, and when they last agreed. */
  keep_asked_at: Generated<Date | null>
  keep_agreed_at: Generated<Date | null>
  /** When a link to the applicant's own page was last mailed to their present address. */
  link_sent_at: Date | null
  /** Links mailed from this time on are valid; none if null. */
  links_valid_from: Generated<Date | null>
  erased_at: Date | null
  updated_at: Date
  updated_by: string | null
  search_key: GeneratedAlways<string>
  skill_terms: GeneratedAlways<string>
  tag_terms: GeneratedAlways<string>
  name_terms: GeneratedAlways<string>
  phone_digits: GeneratedAlways<string>
  role_terms: GeneratedAlways<string>
}

interface ApplicantStageMoveTable {
  id: string
  applicant_id: string
  from_stage: ApplicantStage | null
  to_stage: ApplicantStage
  at: Date
  account_id: string | null
  reason: string | null
  /** The listed reason of a rejection. */
  reject_code: Generated<RejectCode | null>
  /** Title and code of the new and the previous job, if the step changed the job. */
  job: Generated<string | null>
  previous_job: Generated<string | null>
  /** True for a step into the talent pool, false for one out of it. */
  future: Generated<boolean | null>
  /** True for the step of submitting a scorecard. */
  scorecard: Generated<boolean | null>
  interview: Generated<InterviewStep | null>
  /** When the interview is, or was to be. */
  interview_at: Generated<Date | null>
  kept: Generated<RetentionStep | null>
  /** The details that staff corrected. */
  corrected: Generated<string[] | null>
  /** True for a move that was undone at once, and for the one that undid it. */
  undone: Generated<boolean>
}

/** Two applications that staff found to be of one person; the smaller id first. */
interface ApplicantMergeTable {
  id: string
  applicant_id: string
  other_id: string
  merged_at: Date
  merged_by: string | null
  separated_at: Generated<Date | null>
  separated_by: Generated<string | null>
}

interface ApplicantSeenTable {
  applicant_id: string
  account_id: string
  seen_at: Date
}

interface ScorecardTable {
  applicant_id: string
  account_id: string
  ratings: DefaultedJsonColumn
  verdict: Verdict
  comment: string | null
  created_at: Date
  updated_at: Date
}

interface ApplicantNoteTable {
  id: string
  applicant_id: string
  text: string
  created_at: Date
  created_by: string | null
  edited_at: Generated<Date | null>
  /** The earlier texts of the note, oldest first. */
  earlier: DefaultedJsonColumn
}

interface InterviewSlotTable {
  id: string
  career_id: string
  /** The first interviewer; all of them are in `slot_interviewer`. */
  account_id: string
  starts_at: Date
  minutes: number
  place: string
  created_at: Date
}

interface SlotInterviewerTable {
  slot_id: string
  account_id: string
}

interface InterviewTable {
  id: string
  applicant_id: string
  slot_id: string
  sequence: Generated<number>
  booked_at: Date
  canceled_at: Date | null
  /** The time zone in which the applicant chose the time, if it is known. */
  time_zone: Generated<string | null>
}

/** Filters of the talent pool that recruiters share. */
interface TalentListTable {
  id: string
  name: string
  filters: JsonColumn
  created_at: Date
  created_by: string | null
}

interface MailTemplateTable {
  stage: ApplicantStage
  version: Generated<number>
  subject: string
  body: string
  updated_at: Date
  updated_by: string | null
}

interface ApplicantMailTable {
  id: string
  applicant_id: string
  stage: ApplicantStage | null
  subject: string
  body: string
  created_at: Date
  created_by: string | null
  send_at: Date
  queued_at: Date | null
  canceled_at: Date | null
}

/**
 * The tables of `0004-careers.sql`, `0028-scorecards.sql`, `0033-interviews.sql`,
 * `0037-applicants-read-and-corrected.sql`, `0038-stage-mails.sql`, `0051-hiring-teams.sql`,
 * `0055-merged-applications.sql`, `0065-resume-texts.sql` and `0076-talent-lists-and-counted-tags.sql`, and the columns
 * of `0057-retention.sql` and `0075-links-in-use-and-undone-moves.sql`.
 */
export interface CareersSchema {
  stored_file: StoredFileTable
  resume_text: ResumeTextTable
  idempotent_answer: IdempotentAnswerTable
  career: CareerTable
  hiring_team_member: HiringTeamMemberTable
  applicant: ApplicantTable
  applicant_stage_move: ApplicantStageMoveTable
  applicant_note: ApplicantNoteTable
  applicant_merge: ApplicantMergeTable
  applicant_seen: ApplicantSeenTable
  scorecard: ScorecardTable
  interview_slot: InterviewSlotTable
  slot_interviewer: SlotInterviewerTable
  interview: InterviewTable
  talent_list: TalentListTable
  mail_template: MailTemplateTable
  applicant_mail: ApplicantMailTable
}
