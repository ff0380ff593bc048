import type { BootRelease } from '@tekskills/shared/contracts/boot'

/** Webpack replaces it by the share scopes of the build. */
declare const __webpack_share_scopes__: Record<string, object>

/** Milliseconds for the manifest of one release. Two are tried, and the failure view must be shown within 6 s. */
export const MANIFEST_TIMEOUT = 2000

/** What the entry of a release declares as a global. */
export interface Container {
  init: (shareScope: object, initScope: unknown[]) => unknown
  get: (module: string) => Promise<() => unknown>
}

/** Name of the global of a release; as `runtimeName` of the build. */
export const containerName = (name: string, release: string) => `${name}_${release}`.replace(/\W/g, '_')

const attempts = new Map<string, number>()

/**
 * Runs the entry of a release, once, and gives it the shared modules. An entry runs only if it matches its integrity hash.
 * Rejects when it could not be loaded; each further attempt has a fresh URL, because for the same one a browser may reuse a
 * broken copy in its memory cache, or join a pending request that never completes.
 */
export async function loadContainer(name: string, { release, entry, integrity = '' }: BootRelease): Promise<Container> {
  const global = containerName(name, release)
  const containers = globalThis as unknown as Record<string, Container | undefined>
  const loaded = containers[global]
  if (loaded) return loaded
  if (entry.endsWith('/remoteEntry.js')) await import('./earlier-runtime')
  await runScript(entry, integrity)
  const container = containers[global]
  if (!container) throw new Error(`${entry} did not declare ${global}`)
  await container.init(__webpack_share_scopes__['default'] ?? {}, [])
  return container
}

function runScript(src: string, integrity: string): Promise<void> {
  const attempt = (attempts.get(src) ?? 0) + 1
  attempts.set(src, attempt)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = attempt > 1 ? `${src}?attempt=${attempt}` : src
    script.integrity = integrity
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)))
    document.head.append(script)
  })
}
