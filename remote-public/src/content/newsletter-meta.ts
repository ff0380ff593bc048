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

/** Static metadata of the archive and, until one is loaded, of its newsletters (MT-04). */
export const newslettersMeta: PageMeta = {
  title: 'Newsletters | Tekskills',
  description: 'Every Tekskills newsletter so far, each about one article.',
  keywords: 'Tekskills newsletter, archive, engineering',
  canonicalLink: '/resources/newsletters',
  type: 'website',
}
