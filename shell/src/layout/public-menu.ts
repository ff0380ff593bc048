import { Sparkles, type LucideIcon } from 'lucide-react'
import { outsideLinks } from './outside-links'

/** One entry below a menu item (LY-08). */
export interface PublicMenuEntry {
  name: string
  link: `/${string}`
  queryParams?: Readonly<Record<string, string>>
}

/** One item of the public header (LY-08): a page of the site, an external link, or a submenu. */
export interface PublicMenuItem {
  name: string
  link?: `/${string}`
  /** External URL; opens in a new tab. */
  href?: string
  /** Shown before the name. */
  icon?: LucideIcon
  submenu?: readonly PublicMenuEntry[]
}

const region = (name: string, country = name): PublicMenuEntry => ({
  name,
  link: '/contact',
  queryParams: { country },
})

/** The complete menu of the public header; {@link availableItems} filters it by existing pages. */
export const publicMenu: readonly PublicMenuItem[] = [
  { name: 'Home', link: '/' },
  {
    name: 'Services',
    submenu: [
      { name: 'All services', link: '/services' },
      { name: 'Cloud', link: '/services/cloud' },
      { name: 'Cybersecurity', link: '/services/cybersecurity' },
      { name: 'Digital transformation', link: '/services/digital-transformation' },
      { name: 'Application development', link: '/services/application-development' },
      { name: 'Data and AI', link: '/services/ai' },
      { name: 'Mobility solutions', link: '/services/mobility-solutions' },
      { name: 'Quality assurance', link: '/services/quality-assurance' },
      { name: 'SAP', link: '/services/sap' },
      { name: 'Talent acquisition', link: '/services/talent-acquisition' },
    ],
  },
  {
    name: 'Insights',
    submenu: [
      { name: 'Blog', link: '/resources/blogs' },
      { name: 'Case studies', link: '/resources/case-studies' },
      { name: 'Newsroom', link: '/resources/newsroom' },
    ],
  },
  {
    name: 'Company',
    submenu: [
      { name: 'About us', link: '/about-us' },
      { name: 'Leadership', link: '/leadership' },
      { name: 'Why Tekskills', link: '/whyus' },
      { name: 'Clients', link: '/clients' },
      { name: 'Partnership', link: '/partnership' },
      { name: 'Certifications', link: '/certifications' },
    ],
  },
  {
    name: 'Careers',
    submenu: [
      { name: 'Careers', link: '/careers' },
      { name: 'Life at Tekskills', link: '/careers/life-at-tekskills' },
      { name: 'Open positions', link: '/opportunities' },
    ],
  },
  { name: 'TekDataNova', link: '/tekdatanova', icon: Sparkles },
  outsideLinks.products,
  {
    name: 'Contact',
    submenu: [
      { name: 'All regions', link: '/contact' },
      region('USA', 'Usa'),
      ...['India', 'UK', 'Canada', 'Singapore', 'Australia', 'UAE', 'Netherlands'].map((name) => region(name)),
    ],
  },
]

/** Address of an entry with its query parameters. */
export const entryAddress = ({ link, queryParams }: PublicMenuEntry) =>
  queryParams ? `${link}?${new URLSearchParams(queryParams)}` : link

/**
 * The menu items whose pages exist, so that an entry appears as soon as its page is released. A submenu with one entry left
 * becomes a plain link.
 */
export function availableItems(menu: readonly PublicMenuItem[], exists: (path: string) => boolean): PublicMenuItem[] {
  return menu.flatMap(({ submenu, ...item }): PublicMenuItem[] => {
    if (!submenu) return !item.link || exists(item.link) ? [item] : []
    const [first, ...others] = submenu.filter(({ link }) => exists(link))
    if (!first) return []
    return others.length > 0 ? [{ ...item, submenu: [first, ...others] }] : [{ ...item, link: first.link }]
  })
}
