import type { SiteLayoutProps } from './SiteLayout'
import { PublicHeader } from './PublicHeader'
import { StaffHeader } from './StaffHeader'

/** The header of a page, depending on its chrome and on whether staff are signed in (LY-05). Microsite pages have their own. */
export function PageHeader({ chrome, staff, onLogout }: Pick<SiteLayoutProps, 'chrome' | 'staff' | 'onLogout'>) {
  if (chrome === 'microsite' || chrome === 'bare') return null
  if (chrome === 'staff' || staff) return <StaffHeader staff={staff} onLogout={onLogout} />
  return <PublicHeader />
}
