import type { Access } from '@tekskills/shared/contracts/access'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { createRedirects, withoutQuery, type RetiredPath } from '@tekskills/shared/contracts/redirect-targets'
import type { LoadManifest } from './load-manifest'
import type { PreparedRoute } from './prepare-routes'
import { remoteRoutes } from './remote-routes'
import type { FindOwner } from './site-map'

/** Id of the pathless route that is the parent of every remote's routes. */
export const SECTION = 'section'

interface DiscoveryOptions {
  findOwner: FindOwner
  loadManifest: LoadManifest
  /** Whether the guard of a page admits this visitor; otherwise its code is not downloaded. */
  admits: (access: Access, pathname: string) => boolean
  /** The retired paths of all live releases. */
  retired: readonly RetiredPath[]
}

interface Discovery {
  path: string
  patch: (parent: string, routes: PreparedRoute[]) => void
}

/**
 * Adds a remote's routes on the first visit to one of its pages, or to a retired path whose successor is one of them. It
 * rejects when the remote cannot be loaded, so that the failure view is shown, and the next visit retries.
 */
export function createDiscovery(
  { findOwner, loadManifest, admits, retired }: DiscoveryOptions,
  known: Iterable<RemoteName> = [],
) {
  const redirectTargetOf = createRedirects(retired)
  const discovered = new Set<RemoteName>(known)

  return async function discover({ path, patch }: Discovery): Promise<void> {
    const successor = redirectTargetOf(path)
    const owner = findOwner(path) ?? (successor && findOwner(withoutQuery(successor)))
    if (!owner || discovered.has(owner.remote) || !admits(owner.page.access, path)) return
    const manifest = await loadManifest(owner.remote)
    if (discovered.has(owner.remote)) return
    patch(SECTION, remoteRoutes(manifest, retired))
    discovered.add(owner.remote)
  }
}
