import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Milliseconds that loading a remote's script may take. Two releases are tried, and the failure view must be shown within
 * 6 s of the visit.
 */
export const SCRIPT_TIMEOUT = 2000

/** Integrity hashes by URL of the entry; undefined for a development release. */
export type EntryIntegrity = Map<string, string | undefined>

/**
 * Gives every script that the federation runtime loads a timeout (by default an unresponsive server blocks for 20 s), and a
 * fresh URL for every retry: for the same URL a browser may reuse a broken copy in its memory cache, or join a pending
 * request that never completes. An entry runs only if it matches its integrity hash.
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
