import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BootRelease, BootRemote } from '@tekskills/shared/contracts/boot'
import type { RemoteManifest, RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { RemoteUnavailableError } from './remote-unavailable-error'
import { SCRIPT_TIMEOUT, scriptLoadingPlugin } from './script-loading-plugin'
import { withTimeout } from './with-timeout'

/** Earlier releases tried after the live one; more would keep the person waiting past 6 s. */
const FALLBACKS = 1

export type LoadManifest = (name: RemoteName) => Promise<RemoteManifest>

/**
 * Loads remotes' manifests from the releases that the page's registry names: the live one, then the last that
 * worked. A success is kept; a failure is forgotten, so that asking again tries again.
 * Rejects with {@link RemoteUnavailableError}.
 */
export function createManifestLoader(remotes: Record<RemoteName, BootRemote>): LoadManifest {
  registerPlugins([scriptLoadingPlugin()])
  const loaded = new Map<RemoteName, Promise<RemoteManifest>>()
  return (name) => {
    const known = loaded.get(name)
    if (known) return known
    const attempt = loadFirst(name, remotes[name])
    loaded.set(name, attempt)
    attempt.catch(() => loaded.delete(name))
    return attempt
  }
}

async function loadFirst(name: RemoteName, remote: BootRemote | undefined): Promise<RemoteManifest> {
  let cause: unknown = new Error('no release is registered')
  for (const release of remote ? [remote, ...remote.previous.slice(0, FALLBACKS)] : []) {
    try {
      return await loadRelease(name, release)
    } catch (error) {
      cause = error
    }
  }
  throw new RemoteUnavailableError(name, { cause })
}

async function loadRelease(name: RemoteName, { release, entry }: BootRelease): Promise<RemoteManifest> {
  const container = `${name}_${release}`.replace(/\W/g, '_')
  registerRemotes([{ name: container, entry: new URL(entry, location.href).href }])
  const module = await withTimeout(
    retryOnce(() => loadRemote<{ manifest: RemoteManifest }>(`${container}/manifest`)),
    SCRIPT_TIMEOUT,
  )
  if (!module) throw new Error(`${container} exposes no manifest`)
  return module.manifest
}

/** A dropped connection deserves a second try at once; the jitter keeps a crowd from returning in one moment. */
async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 250))
    return load()
  }
}
