import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** What a slug without content shows, in place (MS-09). */
export const notFoundContent = {
  title: 'Page Not Found',
  description: 'Please select a valid option from the menu.',
} as const

/** Its head: kept out of search engines. */
export const notFoundMeta: PageMeta = { ...notFoundContent, robots: 'noindex, nofollow' }
