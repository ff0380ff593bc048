import { createContext, use } from 'react'
import type { MenuItem, SideMenu, SiteMenus } from '../contracts/navigation'

/** Provided by the shell, on the server as well, where pages of several generations are rendered side by side. */
export const SideMenusContext = createContext<Pick<SiteMenus, SideMenu>>({})

const NONE: readonly MenuItem[] = []

/** What the releases of this page add to a menu that a remote renders. */
export const useSideMenu = (menu: SideMenu): readonly MenuItem[] => use(SideMenusContext)[menu] ?? NONE
