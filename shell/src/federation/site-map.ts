import { matchRoutes } from '@tekskills/shared/routing/router'
import type { BootRemote } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'

/** Where an address belongs: which remote draws it, and by which of its pages. */
export interface PageOwner {
  remote: RemoteName
  page: ReleaseRoute
}

/** Finds the owner of a path among the live releases, without any remote's code. */
export type FindOwner = (pathname: string) => PageOwner | undefined

/** Makes the lookup from the address patterns of all live releases; the most specific pattern wins. */
export function createSiteMap(remotes: Record<RemoteName, Pick<BootRemote, 'routes'>>): FindOwner {
  const routes = Object.entries(remotes).flatMap(([remote, { routes: pages }]) =>
    pages.map((page) => ({ path: page.pattern, handle: { remote, page } })),
  )
  return (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.handle as PageOwner | undefined
}
