import { MinimalFooter } from './MinimalFooter'
import { SiteFooter } from './SiteFooter'
import type { SiteLayoutProps } from './SiteLayout'

/** The footer of a page, depending on its chrome and on whether staff are signed in (LY-05). */
export function PageFooter({ chrome, staff }: Pick<SiteLayoutProps, 'chrome' | 'staff'>) {
  if (chrome === 'bare') return null
  return chrome === 'staff' || staff ? <MinimalFooter /> : <SiteFooter />
}
