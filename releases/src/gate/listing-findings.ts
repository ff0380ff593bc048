import { matchRoutes } from 'react-router-dom'
import type { ContributedItem, SideMenu } from '@tekskills/shared/contracts/navigation'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

/** Menus that a remote renders; their entries are links of the router. */
const SIDE_MENUS: readonly string[] = ['staff', 'microsite'] satisfies SideMenu[]

/** The facts of a release that are checked against those of the others. */
export type ListedRelease = Pick<ReleaseDescriptor, 'name' | 'routes' | 'navigation' | 'retired' | 'pages'>

/** Schemes of addresses outside the site; any other, such as `javascript:`, would not be a link. */
const OUTSIDE = /^(https?|mailto|tel):/

/**
 * Menu entries of a release that lead nowhere, and retired paths whose successor has no page, one readable message each.
 * @param others the live releases of the other remotes, to whose pages an entry may lead
 */
export function listingFindings(release: ListedRelease, others: readonly ListedRelease[]): string[] {
  const hasPage = pageFinder([release, ...others])
  const entryFindings = (menu: string, { name, link, href, submenu }: ContributedItem): string[] => {
    if (submenu) return submenu.flatMap((entry) => entryFindings(menu, entry))
    const entry = `the entry "${name}" in the ${menu} menu of ${release.name}`
    if (link !== undefined) return hasPage(link) ? [] : [`${entry} leads to ${link}, where there is no page`]
    if (href === undefined) return [`${entry} has no address`]
    if (SIDE_MENUS.includes(menu)) return [`${entry} leads to another site: that menu has pages of this one only`]
    return OUTSIDE.test(href) ? [] : [`${entry} leads to ${href}, which is not the address of another site`]
  }
  return [
    ...Object.entries(release.navigation ?? {}).flatMap(([menu, items]) =>
      items.flatMap((item) => entryFindings(menu, item)),
    ),
    ...(release.retired ?? [])
      .filter(({ successor }) => !hasPage(successor.split('?', 1)[0] ?? ''))
      .map(
        ({ pattern, successor }) =>
          `the retired path ${pattern} of ${release.name} leads to ${successor}, where there is no page`,
      ),
  ]
}

/**
 * Whether a path has a page. Below a pattern with a parameter only the listed pages exist; where a release lists none, the
 * service has the content, and any path may exist. A parameter in the path itself stands for any value.
 */
function pageFinder(releases: readonly ListedRelease[]): (path: string) => boolean {
  const routes = releases.flatMap((release) =>
    release.routes.map(({ id, pattern }) => ({ path: pattern, handle: { release, id } })),
  )
  const ownerOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  return (path) => {
    const owner = ownerOf(path)
    if (!owner) return false
    if (!/[:*]/.test(owner.path) || path.includes(':')) return true
    const listed = (owner.handle.release.pages ?? []).filter((page) => ownerOf(page.path) === owner)
    return listed.length === 0 || listed.some((page) => page.path.toLowerCase() === path.toLowerCase())
  }
}
