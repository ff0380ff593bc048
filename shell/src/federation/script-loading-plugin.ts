import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Milliseconds a remote's script may take. Two releases are tried, and the failure view must stand within 6 s
 * (reference M-01).
 */
export const SCRIPT_TIMEOUT = 2500

/** Gives every script the federation runtime loads a time limit; by default a silent server blocks for 20 s. */
export const scriptLoadingPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'script-loading',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    return { script, timeout: SCRIPT_TIMEOUT }
  },
})
