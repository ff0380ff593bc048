import '@testing-library/jest-dom'
import { cleanup } from '@testing-library/react'
import { installBrowserStandIns } from './browser-stand-ins'
import { collectNoise } from './console-noise'
import { resetStores } from './reset-stores'

const inBrowser = typeof document !== 'undefined'
const failOnNoise = collectNoise()

if (inBrowser) installBrowserStandIns()

// Leave the page before its stores are reset, or it would draw once more.
afterEach(() => {
  if (inBrowser) cleanup()
  resetStores()
  failOnNoise()
})
