import type { BackupKey } from '@tekskills/shared/storage/browser-storage'

/** What the visitor applies for: a job, or the talent pool. */
export type ApplicationTarget = { kind: 'job'; jobId: string; slug: string } | { kind: 'pool' }

/** Key of the form's draft in session storage. */
export const draftKeyOf = (target: ApplicationTarget): BackupKey =>
  target.kind === 'job' ? `tk:application:${target.slug}` : 'tk:application:pool'
