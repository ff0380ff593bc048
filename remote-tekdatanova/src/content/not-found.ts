import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Message for an unknown slug, shown in place (MS-09). */
export const notFoundContent = {
  title: 'Page Not Found',
  description: 'Please select a valid option from the menu.',
} as const

/** Meta for an unknown slug: not indexed. */
export const notFoundMeta: PageMeta = { ...notFoundContent, robots: 'noindex, nofollow' }
