import type { Role } from './access'

/** Drawing of a menu icon, as Lucide describes one: SVG elements with their attributes. */
export interface MenuIcon {
  /** Name of the drawing; becomes a class of the element. */
  name: string
  /** Width and height of the drawing's coordinates, in units. */
  size: number
  node: [element: string, attributes: Record<string, string>][]
  aliases?: string[]
}

/** One link of a menu (LY-08): a page of the site, or an address of another site, which opens in a new tab. */
export interface MenuEntry {
  name: string
  link?: `/${string}`
  /** Query parameters of the link. */
  queryParams?: Readonly<Record<string, string>>
  /** Address of another site, in place of `link`. */
  href?: string
  /** One line below the name, where a menu has room for it; of an item, a sentence beside its submenu. */
  text?: string
  /** A drawing of dots beside the name: SVG path data, in seven by seven units of which each dot is one. */
  glyph?: string
}

/** One item at the top level of a menu (LY-08): a link, or a submenu. */
export interface MenuItem extends MenuEntry {
  /** Shown before the name. */
  icon?: MenuIcon
  submenu?: readonly MenuEntry[]
  /** In the side bar of the back-office: whose entry it is; by default everyone's. */
  role?: Role
  /** Shown at the end of an open submenu: the newest case study, or this link until it is known. */
  newest?: MenuEntry
}

/** The menus that releases contribute to: of the header, the columns of the footer, and the links of its legal line. */
export type Menu = 'header' | 'footer' | 'legal'

/**
 * Menus that a remote renders, after its own entries: the side bar of the back-office (`staff`), and the bar of the
 * microsite, which has links at its top level only. Their entries lead to pages of the site.
 */
export type SideMenu = 'staff' | 'microsite'

/** The menus of the site, composed of what the live releases contribute; side menus only where something is. */
export type SiteMenus = Readonly<Record<Menu, readonly MenuItem[]>> &
  Readonly<Partial<Record<SideMenu, readonly MenuItem[]>>>

/** The menus of a site whose releases contribute nothing. */
export const NO_MENUS: SiteMenus = { header: [], footer: [], legal: [] }

/** An entry or item with its place among its siblings, including those of other remotes; by default 10, 20, 30 … as listed. */
type Placed<Entry> = Entry & { order?: number }

/** What one remote contributes to a menu. Items of the same name are one item: their submenus are joined. */
export type ContributedItem = Placed<Omit<MenuItem, 'submenu'>> & { submenu?: readonly Placed<MenuEntry>[] }

/** What one remote contributes to the menus of the site. */
export type RemoteNavigation = Readonly<Partial<Record<Menu | SideMenu, readonly ContributedItem[]>>>
