import type { ReactNode } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'
import { useSite } from './site-context'

/** Around the shell's own views: a `main` where the layout leaves it to the remote, as on the microsite. */
export function SectionMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { findOwner } = useSite()
  if (findOwner(pathname)?.page.chrome !== 'microsite') return children
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
