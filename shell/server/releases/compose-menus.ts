import {
  type ContributedItem,
  type Menu,
  type MenuEntry,
  type MenuItem,
  type RemoteNavigation,
  type SideMenu,
  type SiteMenus,
} from '@tekskills/shared/contracts/navigation'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

/** Distance between two entries without an explicit order, which leaves room for others. */
const STEP = 10

/**
 * The main pages, as entries of the releases that were published before releases listed their entries (ADR 0050). To be
 * removed when no such release is in any store.
 */
const entriesOfEarlierReleases: RemoteNavigation = {
  header: [
    { name: 'Home', link: '/' },
    { name: 'Services', link: '/services' },
    { name: 'Insights', link: '/resources/blogs' },
    { name: 'Company', link: '/about-us' },
    { name: 'Careers', link: '/careers' },
    { name: 'TekDataNova', link: '/tekdatanova' },
    { name: 'Contact', link: '/contact' },
  ],
  legal: [
    { name: 'Privacy notice', link: '/privacy-notice' },
    { name: 'Cookie policy', link: '/cookie-policy' },
    { name: 'Statutory compliance', link: '/statutory-compliance' },
  ],
}

/**
 * The menus of a site: the entries of all its releases by their order, without those whose page does not exist. A submenu
 * of the header with one entry left becomes that link; an item without any is omitted.
 * @param releases the live releases
 * @param findOwner finds the page of a path among these releases
 */
export function composeMenus(
  releases: readonly Pick<ReleaseDescriptor, 'name' | 'navigation'>[],
  findOwner: (path: string) => { remote: string } | undefined,
): SiteMenus {
  const menuOf = (menu: Menu | SideMenu) => {
    const earlier = (entriesOfEarlierReleases[menu] ?? []).filter(({ link = '' }) =>
      releases.some(({ name, navigation }) => !navigation && findOwner(link)?.remote === name),
    )
    const contributions = [...releases.map(({ navigation }) => navigation?.[menu] ?? []), earlier]
    return joinItems(contributions, (path) => findOwner(path) !== undefined)
  }
  const [staff, microsite] = [menuOf('staff'), menuOf('microsite')]
  return {
    header: menuOf('header').map(withoutLoneEntry),
    footer: menuOf('footer'),
    legal: menuOf('legal'),
    // Omitted when empty, because they would be in every page.
    ...(staff.length > 0 && { staff }),
    ...(microsite.length > 0 && { microsite }),
  }
}

interface Item extends Omit<MenuItem, 'submenu'> {
  /** The smallest order that a release specifies. */
  order?: number
  /** Its position in the first list that contains it. */
  place: number
  submenu?: PlacedEntry[]
}

type PlacedEntry = MenuEntry & { order: number }

function joinItems(contributions: readonly (readonly ContributedItem[])[], exists: (path: string) => boolean) {
  const items = new Map<string, Item>()
  for (const list of contributions) {
    for (const [index, { order, submenu, ...item }] of list.entries()) {
      const known = items.get(item.name)
      const entries = submenu && [...(known?.submenu ?? []), ...placed(submenu)]
      items.set(item.name, {
        place: (index + 1) * STEP,
        ...item,
        ...known,
        order: smaller(known?.order, order),
        ...(entries && { submenu: entries }),
      })
    }
  }
  const leads = ({ link }: MenuEntry) => !link || exists(link)
  const all = [...items.values()].map(({ place, ...item }) => ({ ...item, order: item.order ?? place }))
  return inOrder(all).flatMap(({ submenu, newest, ...item }): MenuItem[] => {
    if (!submenu) return leads(item) ? [item] : []
    const entries = inOrder(submenu.filter(leads))
    return entries.length > 0 ? [{ ...item, submenu: entries, ...(newest && leads(newest) && { newest }) }] : []
  })
}

const smaller = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** The entries of a submenu with an order for each: by default their position in the list. */
const placed = (entries: readonly (MenuEntry & { order?: number })[]): PlacedEntry[] =>
  entries.map((entry, index) => ({ ...entry, order: entry.order ?? (index + 1) * STEP }))

/** The entries by order, then by name. */
const inOrder = <Entry extends { name: string; order: number }>(entries: readonly Entry[]) =>
  entries
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name))
    .map(({ order: _, ...entry }) => entry)

function withoutLoneEntry(item: MenuItem): MenuItem {
  const { submenu, newest: _, ...link } = item
  const [first, ...others] = submenu ?? []
  return first && others.length === 0 ? { ...first, ...link } : item
}
