import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { installBrowserStandIns } from './browser-stand-ins'
import { collectNoise } from './console-noise'
import { resetStores } from './reset-stores'

const inBrowser = typeof document !== 'undefined'
const failOnNoise = collectNoise()

if (inBrowser) installBrowserStandIns()
// A generous timeout, so that results do not depend on the load of the machine.
configure({ asyncUtilTimeout: 20_000 })

// Unmount before the stores are reset, which would cause another render.
afterEach(() => {
  if (inBrowser) cleanup()
  resetStores()
  failOnNoise()
})
