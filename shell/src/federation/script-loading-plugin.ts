import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Milliseconds a remote's script may take. Two releases are tried, and the failure view must stand within 6 s
 * of the visit.
 */
export const SCRIPT_TIMEOUT = 2000

/** Address of an entry to its subresource integrity; undefined for a release under development. */
export type EntryIntegrity = Map<string, string | undefined>

/**
 * Gives every script the federation runtime loads a time limit (by default a silent server blocks for 20 s), and a
 * fresh address to every attempt after the first: under the same one, a browser would hand out the broken copy it keeps
 * in memory, or join a request that never completes. An entry runs only with the bytes that the server vouched for.
 */
export function scriptLoadingPlugin(integrity: EntryIntegrity): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>()
  return {
    name: 'script-loading',
    createScript({ url }) {
      const attempt = (attempts.get(url) ?? 0) + 1
      attempts.set(url, attempt)
      const script = document.createElement('script')
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url
      script.async = true
      script.integrity = integrity.get(url) ?? ''
      return { script, timeout: SCRIPT_TIMEOUT }
    },
  }
}
