import { siteConfig } from './site-config'

/** One entry below a menu item (LY-08). */
export interface PublicMenuEntry {
  name: string
  link: `/${string}`
  queryParams?: Readonly<Record<string, string>>
}

/** One item of the public header (LY-08): a page of the site, an outside address, or the head of a submenu. */
export interface PublicMenuItem {
  name: string
  link?: `/${string}`
  /** Address outside the site; opens in a new tab. */
  href?: string
  /** Name of a lucide icon. */
  icon?: string
  submenu?: readonly PublicMenuEntry[]
}

/** The menu of the public header. A new page is one more line. */
export const publicMenu: readonly PublicMenuItem[] = [
  { name: 'Home', link: '/' },
  { name: 'Insights', link: '/resources/blogs' },
  { name: 'TekDataNova', link: '/tekdatanova' },
  siteConfig.products,
]

/** Address of an entry with its query parameters. */
export const entryAddress = ({ link, queryParams }: PublicMenuEntry) =>
  queryParams ? `${link}?${new URLSearchParams(queryParams)}` : link
