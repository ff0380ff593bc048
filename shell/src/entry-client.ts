import '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'
import * as federationRuntime from '@module-federation/runtime/core'
import { startPage } from './client/start-page'

// Remotes are built without the federation runtime (externalRuntime) and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationRuntime })

void startPage()
