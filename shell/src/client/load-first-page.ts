import { matchRoutes } from '@tekskills/shared/routing/router'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { RetiredPath } from '@tekskills/shared/contracts/redirect-targets'
import type { LoadManifest } from '../federation/load-manifest'
import { loadPages } from '../federation/prepare-routes'
import { remoteRoutes } from '../federation/remote-routes'

/**
 * The routes of the remote that owns the first page, with the page's code loaded, because hydration must not encounter
 * lazy components. Rejects when the remote or the page's code cannot be loaded.
 */
export async function loadFirstPage(
  loadManifest: LoadManifest,
  remote: RemoteName,
  pathname: string,
  retired: readonly RetiredPath[],
) {
  const routes = remoteRoutes(await loadManifest(remote), retired)
  await loadPages((matchRoutes(routes, pathname) ?? []).map(({ route }) => route))
  return routes
}
