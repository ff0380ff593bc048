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

/**
 * Creates the lookup from the path patterns of all live releases; the most specific pattern wins. A pattern that equals the
 * path is found without matching, because menus look up dozens of such paths on each page.
 */
export function createSiteMap(remotes: Record<RemoteName, Pick<BootRemote, 'routes'>>): FindOwner {
  const owners = Object.entries(remotes).flatMap(([name, { routes }]) =>
    routes.map((page): PageOwner => ({ remote: name as RemoteName, page })),
  )
  const byPath = new Map(owners.map((owner) => [owner.page.pattern, owner]))
  const routes = owners.map((owner) => ({ path: owner.page.pattern, handle: owner }))
  return (pathname) => byPath.get(pathname) ?? matchRoutes(routes, pathname)?.at(-1)?.route.handle
}
