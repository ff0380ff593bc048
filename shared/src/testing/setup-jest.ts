import * as React from 'react'
import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { installBrowserStandIns } from './browser-stand-ins'
import { collectNoise } from './console-noise'
import { resetStores } from './reset-stores'

const inBrowser = typeof document !== 'undefined'
const failOnNoise = collectNoise()

if (inBrowser) installBrowserStandIns()
skipOwnerStacks()
// A generous timeout, so that results do not depend on the load of the machine.
configure({ asyncUtilTimeout: 20_000 })

// Unmount before the stores are reset, which would cause another render.
afterEach(() => {
  if (inBrowser) cleanup()
  resetStores()
  failOnNoise()
})

/**
 * Keeps React from recording a stack for each element that it creates, a tenth of the time of a test. It stops at 10,000
 * in a second by itself.
 */
function skipOwnerStacks() {
  const internals = (React as unknown as Record<string, object | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ]
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
