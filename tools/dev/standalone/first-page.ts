import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { RouteObject } from '@tekskills/shared/routing/router'

/** Handle of the first page in a route tree, which determines the layout of the remote. */
export function firstPage(routes: readonly RouteObject[]): PageHandle | undefined {
  for (const { handle, children = [] } of routes) {
    const page = handle as Partial<PageHandle> | undefined
    const found = page?.access ? (page as PageHandle) : firstPage(children)
    if (found) return found
  }
  return undefined
}

/** Address of the first page without a parameter. */
export function firstPath(routes: readonly RouteObject[], parent = ''): string | undefined {
  for (const { path = '', handle, children = [] } of routes) {
    const full = path.startsWith('/') ? path : `${parent}/${path}`.replace(/(.)\/$/, '$1')
    const isPage = Boolean((handle as Partial<PageHandle> | undefined)?.access) && !full.includes(':')
    const found = isPage ? full : firstPath(children, full)
    if (found) return found
  }
  return undefined
}
