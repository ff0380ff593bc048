import { Outlet, useLocation } from '@tekskills/shared/routing/router'
import { useHydratedFlag } from '@tekskills/shared/hooks/use-hydrated-flag'
import { useStaff } from '@tekskills/shared/session/session-store'
import { SideMenusContext } from '@tekskills/shared/chrome/side-menus'
import { SiteLayout } from '../layout/SiteLayout'
import { useDeferredStyles } from './deferred-rules'
import { ServerRenderedSection } from './ServerRenderedSection'
import { PageMetaHead } from './PageMetaHead'
import { PageScroll } from './PageScroll'
import { useMenus, useSite } from './site-context'
import { useRouteAnnouncer } from './use-route-announcer'
import { useLogout } from './use-logout'
import { usePageKey } from './use-page-key'

/** The root of every page: the layout with the page's chrome, the head, and one section for the remote. */
export function SiteRoot() {
  const { pathname, key } = useLocation()
  const menus = useMenus()
  const { findOwner, analytics, override, Ribbon, fallback } = useSite()
  const chrome = findOwner(pathname)?.page.chrome ?? 'site'
  const pageKey = usePageKey()
  const logout = useLogout()
  useDeferredStyles(key)
  useRouteAnnouncer()
  useHydratedFlag()

  return (
    <SiteLayout
      chrome={chrome}
      staff={useStaff()}
      analytics={analytics}
      ribbon={override && Ribbon && <Ribbon releases={override} chrome={chrome} />}
      onLogout={logout}
    >
      {fallback?.locationKey === key ? (
        <ServerRenderedSection {...fallback} />
      ) : (
        <>
          <PageMetaHead />
          <SideMenusContext value={menus}>
            <div id="section" key={pageKey}>
              <Outlet />
            </div>
          </SideMenusContext>
        </>
      )}
      <PageScroll />
    </SiteLayout>
  )
}
