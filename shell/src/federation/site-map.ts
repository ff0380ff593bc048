import { matchRoutes } from '@tekskills/shared/routing/router'
import type { BootRemote } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'

/** The remote, and its page, that renders a path. */
export interface PageOwner {
  remote: RemoteName
  page: BootRemote['routes'][number]
}

/** Finds the owner of a path among the live releases, without any remote's code. */
export type FindOwner = (pathname: string) => PageOwner | undefined

/** Paths whose owner is remembered: matching ranks every pattern, and menus look up dozens of paths on each page. */
const MAX_REMEMBERED = 1000

/** Creates the lookup from the path patterns of all live releases; the most specific pattern wins. */
export function createSiteMap(remotes: Record<RemoteName, Pick<BootRemote, 'routes'>>): FindOwner {
  const owners = Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map((page): PageOwner => ({ remote: name as RemoteName, page })),
  )
  const routes = owners.map((owner) => ({ path: owner.page.pattern, handle: owner }))
  const found = new Map<string, PageOwner | undefined>()
  return (pathname) => {
    if (found.has(pathname)) return found.get(pathname)
    const owner = matchRoutes(routes, pathname)?.at(-1)?.route.handle
    if (found.size >= MAX_REMEMBERED) found.clear()
    found.set(pathname, owner)
    return owner
  }
}
