import { matchRoutes, type RouteObject } from '@tekskills/shared/routing/router'
import { mayDownload } from '../access/guards'
import type { LoadManifest } from '../federation/load-manifest'
import { prepareRoutes, type PreparedRoute } from '../federation/prepare-routes'
import type { FindOwner } from '../federation/site-map'

interface PrefetchOptions {
  findOwner: FindOwner
  loadManifest: LoadManifest
  /** The router's current routes. */
  routes: () => RouteObject[]
}

/** Prefetches the code of a page when a link to it is hovered, focused or touched. */
export function prefetchOnIntent({ findOwner, loadManifest, routes }: PrefetchOptions): void {
  const done = new Set<string>()

  async function prefetch(pathname: string) {
    const owner = findOwner(pathname)
    if (!owner || done.has(pathname) || !mayDownload(owner.page.access)) return
    done.add(pathname)
    try {
      const placed = matchRoutes(routes(), pathname)
      const matches = placed?.some(({ route }) => isPrepared(route))
        ? placed
        : matchRoutes(prepareRoutes((await loadManifest(owner.remote)).routes), pathname)
      await Promise.all((matches ?? []).map(({ route }) => fetchCode(route as PreparedRoute)))
    } catch {
      // Best effort: the navigation itself loads what is missing and reports failures.
      done.delete(pathname)
    }
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin && !link.target) void prefetch(link.pathname)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, onIntent, { passive: true })
}

const isPrepared = (route: RouteObject) => 'loadPage' in route

const fetchCode = ({ loadPage, loadData }: PreparedRoute) => Promise.all([loadPage?.(), loadData?.()])
