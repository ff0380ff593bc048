import { Outlet, ScrollRestoration, useLocation, type Location } from '@tekskills/shared/routing/router'
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
      <ScrollRestoration getKey={placeOf} />
    </SiteLayout>
  )
}

/**
 * The router names the first page of every load `default`; by that name a page would open as far down as another was when
 * its address was typed over.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)
