import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Lets a shared module be requested again after it could not be loaded. The federation runtime keeps the rejected promise
 * of the first attempt, so that every later one would fail without a request until the page is reloaded.
 */
export const failedShareRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'failed-share-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}
