import type { ReactNode } from 'react'
import { NO_MENUS, type SiteMenus } from '@tekskills/shared/contracts/navigation'
import { createSiteMap } from '../federation/site-map'
import { SiteContextProvider } from '../routing/site-context'

/** Renders a part of the layout in a site with these menus, in which every path has a page. */
export function WithMenus({ menus, children }: { menus: Partial<SiteMenus>; children: ReactNode }) {
  const findOwner = createSiteMap({
    'remote-public': { routes: [{ id: 'every', pattern: '*', access: 'visitor', chrome: 'site' }] },
  })
  const site = { origin: 'https://tekskills.example', analytics: '', findOwner, menus: { ...NO_MENUS, ...menus } }
  return <SiteContextProvider value={site}>{children}</SiteContextProvider>
}
