import '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import * as federationRuntime from '@module-federation/runtime/core'

// Remotes are built without the federation runtime (externalRuntime) and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })

/**
 * The large parts of the shell, in the order in which they need each other. All are in this script; running them one by
 * one, with a turn for touches and keys in between, keeps a slow phone from standing still (docs/performance.md).
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@tekskills/shared/routing/router'),
  () => import(/* webpackMode: "eager" */ './client/SiteApp'),
]

const runStartPage = () => import(/* webpackMode: "eager" */ './client/start-page')

async function start(): Promise<void> {
  for (const run of [...parts, runStartPage]) {
    await run()
    await new Promise((resume) => setTimeout(resume))
  }
  const { startPage } = await runStartPage()
  await startPage()
}

void start()
