import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Milliseconds a remote's script may take. Two releases are tried, and the failure view must stand within 6 s
 * of the visit.
 */
export const SCRIPT_TIMEOUT = 2000

/**
 * Gives every script the federation runtime loads a time limit (by default a silent server blocks for 20 s), and a
 * fresh address to every attempt after the first: under the same one, a browser would hand out the broken copy it keeps
 * in memory, or join a request that nobody answers.
 */
export function scriptLoadingPlugin(): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>()
  return {
    name: 'script-loading',
    createScript({ url }) {
      const attempt = (attempts.get(url) ?? 0) + 1
      attempts.set(url, attempt)
      const script = document.createElement('script')
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url
      script.async = true
      return { script, timeout: SCRIPT_TIMEOUT }
    },
  }
}
