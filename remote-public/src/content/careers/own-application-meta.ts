import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Metadata of the applicant's own page, which is personal and not indexed (MT-04). */
export const ownApplicationMeta: PageMeta = {
  title: 'Your application | Tekskills',
  description: 'See where your application to Tekskills stands, or withdraw it.',
  keywords: 'Tekskills application, status',
  canonicalLink: '/my-application',
  robots: 'noindex, nofollow',
  type: 'website',
}
