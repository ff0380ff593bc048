/** Rules of applications that both the service and the pages apply (contract §3.6), without the schemas. */

import { APPLICATION_REPLY_TIME } from './company-facts'

/** Months for which an application is kept after the last contact. */
export const APPLICATION_RETENTION_MONTHS = 24

/**
 * Why an application is kept; the first that applies: its applicant has agreed by email to longer retention, or to be
 * considered for other jobs; it has been decided; or none of these.
 */
export const RETENTION_REASONS = ['AGREED', 'POOL', 'DECIDED', 'OPEN'] as const
export type RetentionReason = (typeof RETENTION_REASONS)[number]

/**
 * Months after the last contact, to which an agreement belongs, until the erasure of an application that is kept for a
 * reason.
 */
export const RETENTION_MONTHS: Record<RetentionReason, number> = {
  AGREED: APPLICATION_RETENTION_MONTHS,
  POOL: APPLICATION_RETENTION_MONTHS,
  DECIDED: APPLICATION_RETENTION_MONTHS,
  OPEN: APPLICATION_RETENTION_MONTHS,
}

/** Number of days before its erasure from which staff see an application in the list. */
export const RETENTION_NOTICE_DAYS = 90

/** Largest résumé, in bytes. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024

/** Accepted types of a résumé. */
export const RESUME_TYPES = ['pdf', 'doc', 'docx'] as const

/** What applicants agree to, and the version that is stored with each consent: a changed text needs a new version. */
export const APPLICATION_CONSENT = {
  version: 'application-2026-11',
  job: 'Tekskills may store and read what I send here to decide on my application.',
  pool: 'Tekskills may store and read what I send here to find a position for me.',
} as const

/** The next steps as described to applicants, on the page and in the email. */
export const AFTER_APPLYING = {
  job: [
    'Someone on the hiring team reads it. No automated screening.',
    `Within ${APPLICATION_REPLY_TIME}, you will hear whether we would like to talk to you.`,
    'If the answer is no, we give you the reason on request.',
  ],
  pool: [
    'When a team needs someone like you, its recruiter writes to you first.',
    'We pass nothing on to a client unless you have agreed to it for that client.',
  ],
} as const
