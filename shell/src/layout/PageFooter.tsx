import { currentYear } from './Copyright'
import { MinimalFooter } from './MinimalFooter'
import { RenderedOnce } from '@tekskills/shared/chrome/RenderedOnce'
import { SiteFooter } from './SiteFooter'
import type { SiteLayoutProps } from './SiteLayout'

/** The footer of a page, depending on its chrome and on whether staff are signed in (LY-05). */
export function PageFooter({ chrome, staff }: Pick<SiteLayoutProps, 'chrome' | 'staff'>) {
  if (chrome === 'bare') return null
  if (chrome === 'staff' || staff) return <MinimalFooter />
  return (
    <RenderedOnce name={`footer ${chrome} ${currentYear()}`}>
      <SiteFooter />
    </RenderedOnce>
  )
}
