import { COMPANY_KEYWORDS, COMPANY_NAME } from '@tekskills/shared/seo/meta-with-defaults'
import { PendingSection } from '../routing/PendingSection'

/** What is known about a page before its code has loaded. */
export interface PageBrief {
  title?: string
  /** The page is not to be indexed. */
  isHidden: boolean
}

/**
 * A page that the browser will render. Its title is in the server's HTML, for tabs, screen readers and browsers without
 * scripts; `PageMetaHead` replaces these tags with the page's own.
 */
export function PendingPage({ title = COMPANY_NAME, isHidden }: PageBrief) {
  return (
    <>
      <title data-pending="">{title}</title>
      <meta name="keywords" content={COMPANY_KEYWORDS} data-pending="" />
      {isHidden && <meta name="robots" content="noindex, nofollow" data-pending="" />}
      <PendingSection />
    </>
  )
}
