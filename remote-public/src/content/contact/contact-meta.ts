import { countedAtStart, counted, REPLY_TIME } from '@tekskills/shared/contracts/company-facts'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Meta of the contact page, with or without a region (RT-02). */
export const contactMeta: PageMeta = {
  title: `Contact an engineer in one of ${counted.regions} | Tekskills`,
  description: `Send an enquiry to Tekskills: a lead engineer reads it and replies within ${REPLY_TIME}. ${countedAtStart.regions} with their office hours, and what happens next.`,
  keywords:
    'contact Tekskills, IT services enquiry, office hours, USA, India, UK, Canada, Singapore, Australia, UAE, Netherlands',
  canonicalLink: '/contact',
  type: 'website',
}
