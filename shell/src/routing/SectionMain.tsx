import type { ReactNode } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'
import { endSession, useStaff } from '@tekskills/shared/session/session-store'
import { PageHeader } from '../layout/PageHeader'
import { useSite } from './site-context'
import { useLogout } from './use-logout'

/**
 * Around the shell's own views. On the microsite, where the layout leaves header and `main` to the remote, it brings
 * both: a section that cannot be loaded must not take the way to the other sections with it.
 */
export function SectionMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { findOwner } = useSite()
  const staff = useStaff()
  const logout = useLogout(endSession)
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
