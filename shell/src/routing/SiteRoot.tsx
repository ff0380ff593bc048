import { Outlet, ScrollRestoration, useLocation } from '@tekskills/shared/routing/router'
import { useAliveMark } from '@tekskills/shared/hooks/use-alive-mark'
import { endSession, useStaff } from '@tekskills/shared/session/session-store'
import { SiteLayout } from '../layout/SiteLayout'
import { KeptSection } from './KeptSection'
import { PageMetaHead } from './PageMetaHead'
import { useSite } from './site-context'
import { useArrival } from './use-arrival'
import { useLogout } from './use-logout'
import { usePageKey } from './use-page-key'

/** The layout around every page: chrome by the page's owner, the head, and one section for the remote. */
export function SiteRoot() {
  const { pathname, key } = useLocation()
  const { findOwner, analytics, override, kept } = useSite()
  const pageKey = usePageKey()
  const logout = useLogout(endSession)
  useArrival()
  useAliveMark()

  return (
    <SiteLayout
      chrome={findOwner(pathname)?.page.chrome ?? 'site'}
      staff={useStaff()}
      analytics={analytics}
      override={override}
      onLogout={logout}
    >
      {kept?.locationKey === key ? (
        <KeptSection {...kept} />
      ) : (
        <>
          <PageMetaHead />
          <div id="section" key={pageKey}>
            <Outlet />
          </div>
        </>
      )}
      <ScrollRestoration />
    </SiteLayout>
  )
}
