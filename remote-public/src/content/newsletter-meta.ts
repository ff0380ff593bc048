import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Static metadata of the pages that links in newsletter emails open, which are personal and not indexed (MT-04). */
export const newsletterConfirmMeta: PageMeta = {
  title: 'Confirm your subscription | Tekskills',
  description: 'Confirm that we may send the Tekskills newsletter to your address.',
  keywords: 'Tekskills newsletter, confirm subscription',
  canonicalLink: '/newsletter/confirm',
  robots: 'noindex, nofollow',
  type: 'website',
}

export const newsletterUnsubscribeMeta: PageMeta = {
  title: 'Unsubscribe from the newsletter | Tekskills',
  description: 'Unsubscribe from the Tekskills newsletter with one click.',
  keywords: 'Tekskills newsletter, unsubscribe',
  canonicalLink: '/newsletter/unsubscribe',
  robots: 'noindex, nofollow',
  type: 'website',
}
