import { RETENTION_MONTHS, RETENTION_NOTICE_DAYS, type RetentionReason } from '@tekskills/shared/contracts/application'
import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema'

const DAY = 24 * 60 * 60_000

/**
 * Condition for applications that are due for erasure at a given time, used by the purge and by the list that warns
 * staff.
 */
export const isDueBy = (moment: Date) => sql<SqlBool>`applicant.retention_until <= ${moment}`

/** The end of the period for which staff see upcoming erasures. */
export const noticeEnd = (now: Date, days = RETENTION_NOTICE_DAYS): Date => new Date(now.getTime() + days * DAY)

/** The stages in which an application has been decided. */
export const DECIDED: readonly ApplicantStage[] = ['HIRED', 'REJECTED', 'WITHDRAWN']

type Kept = Pick<Selectable<Schema['applicant']>, 'stage' | 'future' | 'keep_agreed_at' | 'last_contact_at'>

/** Why an application is kept; contact after the applicant's agreement starts a new period. */
export function retentionReason({ stage, future, keep_agreed_at, last_contact_at }: Kept): RetentionReason {
  if (keep_agreed_at && keep_agreed_at >= last_contact_at) return 'AGREED'
  if (future) return 'POOL'
  return DECIDED.includes(stage) ? 'DECIDED' : 'OPEN'
}

/** The columns of an applicant who was last in contact with the team at that time. */
export const contactAt = (time: Date) => ({ last_contact_at: time, retention_until: retentionUntil(time) })

/** The time at which the data of an applicant last contacted at `lastContact` is erased. */
export function retentionUntil(lastContact: Date, reason: RetentionReason = 'OPEN'): Date {
  const until = new Date(lastContact)
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS[reason])
  // 29 February plus two years is 1 March.
  return until
}
