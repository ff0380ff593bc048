import * as runtime from '@module-federation/runtime/core'

// Releases whose entry is named `remoteEntry.js` (before ADR 0053) expect the federation runtime here, and that a shared
// module which could not be loaded is requested again.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime })
runtime.registerGlobalPlugins([
  {
    name: 'failed-share-retry',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
    },
  },
])
