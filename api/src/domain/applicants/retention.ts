import { RETENTION_MONTHS, RETENTION_NOTICE_DAYS, type RetentionReason } from '@tekskills/shared/contracts/application'
import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema'

const DAY_MS = 24 * 60 * 60_000

/**
 * Condition for applications that are due for erasure at a given time, used by the purge and by the list that warns
 * staff.
 */
export const isDueBy = (moment: Date) => sql<SqlBool>`applicant.retention_until <= ${moment}`

/** The end of the period for which staff see upcoming erasures. */
export const noticeEnd = (now: Date, days = RETENTION_NOTICE_DAYS): Date => new Date(now.getTime() + days * DAY_MS)

/** The stages in which an application has been decided. */
export const DECIDED_STAGES: readonly ApplicantStage[] = ['HIRED', 'REJECTED', 'WITHDRAWN']

type RetainedRow = Pick<Selectable<Schema['applicant']>, 'stage' | 'future' | 'keep_agreed_at' | 'last_contact_at'>

/** Why an application is retained; contact after the applicant's agreement starts a new period. */
export function retentionReason({ stage, future, keep_agreed_at, last_contact_at }: RetainedRow): RetentionReason {
  if (keep_agreed_at && keep_agreed_at >= last_contact_at) return 'AGREED'
  if (future) return 'POOL'
  return DECIDED_STAGES.includes(stage) ? 'DECIDED' : 'OPEN'
}

/** The columns to update when an applicant was last in contact with the team at `time`. */
export const contactColumns = (time: Date) => ({ last_contact_at: time, retention_until: retentionUntil(time) })

/** The time from which the data of an applicant last contacted at `lastContact` is due for erasure, in UTC. */
export function retentionUntil(lastContact: Date, reason: RetentionReason = 'OPEN'): Date {
  const until = new Date(lastContact)
  // 29 February plus two years is 1 March.
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS[reason])
  return until
}
