import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import type {
  CareerStatus,
  CloseReason,
  EmploymentType,
  salaryUnit,
  WorkplaceType,
} from '@tekskills/shared/contracts/http/careers'
import type { z } from 'zod'

export const JOB = { one: 'job', many: 'jobs' }

/** The statuses in the order of a job's life cycle. */
export const STATUS_LABELS: Record<CareerStatus, string> = {
  DRAFT: 'Draft',
  OPEN: 'Open',
  ON_HOLD: 'On hold',
  CLOSED: 'Closed',
}

export const CLOSE_REASON_LABELS: Record<CloseReason, string> = {
  FILLED: 'Filled',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Closing date passed',
}

export const EMPLOYMENT_LABELS: Record<EmploymentType, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contractor',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Per day',
  OTHER: 'Other',
}

export const WORKPLACE_LABELS: Record<WorkplaceType, string> = {
  ON_SITE: 'On site',
  HYBRID: 'Hybrid',
  REMOTE: 'Remote',
}

export const UNIT_LABELS: Record<z.infer<typeof salaryUnit>, string> = {
  HOUR: 'Hour',
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  YEAR: 'Year',
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

export const statusOptions = optionsOf(STATUS_LABELS)
export const employmentOptions = optionsOf(EMPLOYMENT_LABELS)
export const workplaceOptions = optionsOf(WORKPLACE_LABELS)
export const unitOptions = optionsOf(UNIT_LABELS)

export const TEAM_RIGHT_LABELS: Record<TeamRight, string> = { LEAD: 'Lead', INTERVIEWER: 'Interviewer' }
