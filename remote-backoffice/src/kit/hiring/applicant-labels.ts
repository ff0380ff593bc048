import type { ApplicantStage, RejectCode, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { countOf } from '../tables/row-action-messages'

/** The stages in hiring order, followed by the two negative outcomes. */
export const STAGE_LABELS: Record<ApplicantStage, string> = {
  NEW: 'New',
  SCREENING: 'Screening',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
}

/** All stages, in the same order. */
export const stages = Object.keys(STAGE_LABELS) as ApplicantStage[]

/** The stages as options of a select. */
export const stageOptions = stages.map((value) => ({ value, label: STAGE_LABELS[value] }))

/** The reasons for a rejection, as staff choose and count them. */
export const REJECT_LABELS: Record<RejectCode, string> = {
  SKILLS: 'Skills do not match the role',
  EXPERIENCE: 'Not enough experience',
  OVERQUALIFIED: 'Overqualified',
  LOCATION: 'Location or place of work',
  RIGHT_TO_WORK: 'No right to work there',
  PAY: 'Pay expectations',
  AVAILABILITY: 'Notice period or availability',
  INTERVIEW: 'Interview was not convincing',
  OTHER_CANDIDATE: 'Another candidate was chosen',
  POSITION_CLOSED: 'Position was filled or cancelled',
  INCOMPLETE: 'Application is incomplete',
  OTHER: 'Other',
}

/** The same reasons as options of a select. */
export const rejectOptions = (Object.keys(REJECT_LABELS) as RejectCode[]).map((value) => ({
  value,
  label: REJECT_LABELS[value],
}))

/** The applicant's current job: `Data engineer, Orbit Freight`. */
export const occupationOf = ({ currentTitle, currentCompany }: StaffApplicant) =>
  [currentTitle, currentCompany].filter(Boolean).join(', ')

/** `4 years`, `1 year`, `2.5 years`; nothing where it was not entered. */
export const experienceOf = ({ experienceYears }: Pick<StaffApplicant, 'experienceYears'>) =>
  experienceYears === null ? null : `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`

/** Singular and plural. */
export const APPLICANT = { one: 'applicant', many: 'applicants' }

/** The name of one applicant, or how many there are. */
export const subjectOf = (people: readonly StaffApplicant[]) =>
  people.length === 1 && people[0] ? people[0].name : countOf(people.length, APPLICANT)
