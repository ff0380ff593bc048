import type { BootRelease, BootRemote } from '@tekskills/shared/contracts/boot'
import type { RemoteManifest, RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { observeRoutes } from '../release-reports/observe-routes'
import type { ReleaseReports } from '../release-reports/release-reports'
import { containerName, loadContainer, MANIFEST_TIMEOUT } from './load-container'
import { RemoteUnavailableError } from './remote-unavailable-error'
import { withTimeout } from './with-timeout'

/** Previous releases that are tried after the live one; more would keep the visitor waiting for over 6 s. */
const FALLBACKS = 1

/** Loads the manifest of a remote. Rejects with {@link RemoteUnavailableError}. */
export type LoadManifest = (name: RemoteName) => Promise<RemoteManifest>

type Remotes = Record<RemoteName, BootRemote>

/** Loads the manifests of remotes and records which releases they came from. */
export interface ManifestLoader {
  loadManifest: LoadManifest
  /** The release whose manifest was loaded; undefined before that. */
  releaseOf: (name: RemoteName) => string | undefined
}

/**
 * Loads the manifests of remotes from the releases listed in the page: the live one, then the previous one. Successes are
 * cached. After a failure the next call uses `fetchRemotes` first, because the registry may have been repaired, or a broken
 * release rolled back, since the page was rendered. Rejects with {@link RemoteUnavailableError}.
 */
export function createManifestLoader(
  remotes: Remotes,
  reports: ReleaseReports,
  fetchRemotes: () => Promise<Remotes>,
): ManifestLoader {
  const loaded = new Map<RemoteName, Promise<RemoteManifest>>()
  const releases = new Map<RemoteName, string>()
  const failed = new Set<RemoteName>()

  async function loadFirst(name: RemoteName): Promise<RemoteManifest> {
    const known = failed.has(name) ? await fetchRemotes().catch(() => remotes) : remotes
    const remote = known[name]
    if (!remote) reports.failed(name, 'none', 'registry')
    let cause: unknown = new Error('no release is registered')
    for (const release of remote ? [remote, ...remote.previous.slice(0, FALLBACKS)] : []) {
      try {
        const manifest = await loadObserved(name, release, reports)
        releases.set(name, release.release)
        return manifest
      } catch (error) {
        cause = error
      }
    }
    failed.add(name)
    throw new RemoteUnavailableError(name, { cause })
  }

  return {
    loadManifest(name) {
      const known = loaded.get(name)
      if (known) return known
      const attempt = loadFirst(name)
      loaded.set(name, attempt)
      attempt.catch(() => loaded.delete(name))
      return attempt
    },
    releaseOf: (name) => releases.get(name),
  }
}

/** Loads a manifest and reports how that, and the loading of its pages, went. */
async function loadObserved(name: RemoteName, from: BootRelease, reports: ReleaseReports): Promise<RemoteManifest> {
  const { release } = from
  const start = performance.now()
  try {
    const manifest = await loadRelease(name, from)
    reports.loaded(name, release, performance.now() - start)
    const routes = observeRoutes(manifest.routes, {
      loaded: (milliseconds) => reports.loaded(name, release, milliseconds),
      failed: (place, error) => reports.failed(name, release, place, error),
    })
    return { ...manifest, routes }
  } catch (error) {
    // An entry that has run has declared its container.
    reports.failed(name, release, containerName(name, release) in globalThis ? 'expose' : 'entry', error)
    throw error
  }
}

async function loadRelease(name: RemoteName, from: BootRelease): Promise<RemoteManifest> {
  const load = async () => (await (await loadContainer(name, from)).get('./manifest'))() as { manifest: RemoteManifest }
  return (await withTimeout(retryOnce(load), MANIFEST_TIMEOUT)).manifest
}

/** Retries once, almost immediately, after a dropped connection; the jitter spreads the retries of many clients. */
async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 250))
    return load()
  }
}
