import type { Plugin } from 'esbuild'

/** Namespace of what stands in place of the client. */
export const WITHOUT_CLIENT = 'without-client'

/** Every call is rejected, as one that was canceled is. */
const CLIENT = `
  const refuse = () => Promise.reject(new Error('A build calls no service.'))
  export const http = new Proxy(refuse, { get: () => refuse })
  export const configureHttp = () => undefined
`

/**
 * Puts a client that refuses every call in place of the one that the shell provides. A build of a remote calls no service
 * and bundles no client, so that another client does not make another release of it (ADR 0071).
 */
export const withoutClient: Plugin = {
  name: WITHOUT_CLIENT,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@tekskills\/shared\/http\/client$/ }, ({ path }) => ({ path, namespace: WITHOUT_CLIENT }))
    onLoad({ filter: /.*/, namespace: WITHOUT_CLIENT }, () => ({ contents: CLIENT }))
  },
}
