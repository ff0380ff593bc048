import { COMPANY_KEYWORDS, COMPANY_NAME } from '@tekskills/shared/seo/resolve-meta'
import { PendingSection } from '../routing/PendingSection'

/** What a page can say of itself before any of its code has run. */
export interface PageBrief {
  title?: string
  /** Search engines are to leave it out. */
  isHidden: boolean
}

/**
 * A page before the browser has drawn it. Its name stands in the head from the first byte, for tabs, for people who
 * hear it and for browsers without scripts; `PageMetaHead` takes these tags away when it brings the page's own.
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
