import type { ReactNode } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'
import { useStaff } from '@tekskills/shared/session/session-store'
import { PageHeader } from '../layout/PageHeader'
import { useSite } from './site-context'
import { useLogout } from './use-logout'

/**
 * Wraps the shell's own views. On the microsite, where the remote provides header and `main`, it adds both, so that a
 * section that cannot be loaded does not remove the navigation to other sections.
 */
export function SectionMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { findOwner } = useSite()
  const staff = useStaff()
  const logout = useLogout()
  if (findOwner(pathname)?.page.chrome !== 'microsite') return children
  return (
    <>
      <PageHeader chrome="site" staff={staff} onLogout={logout} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
