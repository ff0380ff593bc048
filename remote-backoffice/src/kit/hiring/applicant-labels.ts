import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

/** The stages in the order of a hire, then the two ways out. */
export const STAGE_LABELS: Record<ApplicantStage, string> = {
  NEW: 'New',
  SCREENING: 'Screening',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
}

export const stages = Object.keys(STAGE_LABELS) as ApplicantStage[]

export const stageOptions = stages.map((value) => ({ value, label: STAGE_LABELS[value] }))

/** What the person does today: `Data engineer, Orbit Freight`. */
export const occupationOf = ({ currentTitle, currentCompany }: StaffApplicant) =>
  [currentTitle, currentCompany].filter(Boolean).join(', ')

/** `4 years`, `1 year`, `2.5 years`; nothing where it was not entered. */
export const experienceOf = ({ experienceYears }: Pick<StaffApplicant, 'experienceYears'>) =>
  experienceYears === null ? null : `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`

/** One and many of those who applied. */
export const APPLICANT = { one: 'applicant', many: 'applicants' }
