import type { BackupKey } from '@tekskills/shared/storage/browser-storage'

/** What a form applies for: a job, or the talent pool. */
export type ApplicationTarget = { kind: 'job'; jobId: string; slug: string } | { kind: 'pool' }

/** Where the typed text of a form is kept while the tab is open. */
export const draftKeyOf = (target: ApplicationTarget): BackupKey =>
  target.kind === 'job' ? `tk:application:${target.slug}` : 'tk:application:pool'
