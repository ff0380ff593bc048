/** Rules of applications that both the service and the pages apply (contract §3.6), without the schemas. */

/** Months for which an application is kept after the last contact. */
export const APPLICATION_RETENTION_MONTHS = 24

/** Largest résumé, in bytes. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024

/** Accepted types of a résumé. */
export const RESUME_TYPES = ['pdf', 'doc', 'docx'] as const

/** What applicants agree to, and the version that is stored with each consent: another text needs another version. */
export const APPLICATION_CONSENT = {
  version: 'application-2026-11',
  job: 'Tekskills may store and read what I send here to decide on my application.',
  pool: 'Tekskills may store and read what I send here to find a position for me.',
} as const
