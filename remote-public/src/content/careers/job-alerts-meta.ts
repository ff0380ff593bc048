import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Static metadata of the pages that links in job alert emails open, which are personal and not indexed (MT-04). */
export const jobAlertConfirmMeta: PageMeta = {
  title: 'Confirm your job alert | Tekskills',
  description: 'Confirm that we may email you about new positions at Tekskills.',
  keywords: 'Tekskills jobs, confirm job alert',
  canonicalLink: '/job-alerts/confirm',
  robots: 'noindex, nofollow',
  type: 'website',
}

export const jobAlertUnsubscribeMeta: PageMeta = {
  title: 'Stop a job alert | Tekskills',
  description: 'Stop the emails about new positions at Tekskills with one click.',
  keywords: 'Tekskills jobs, stop job alert',
  canonicalLink: '/job-alerts/unsubscribe',
  robots: 'noindex, nofollow',
  type: 'website',
}
