import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { installBrowserStandIns } from './browser-stand-ins'
import { collectNoise } from './console-noise'
import { resetStores } from './reset-stores'

const inBrowser = typeof document !== 'undefined'
const failOnNoise = collectNoise()

if (inBrowser) installBrowserStandIns()
// What is waited for arrives early or never; the limit must not depend on how busy the machine is.
configure({ asyncUtilTimeout: 20_000 })

// Leave the page before its stores are reset, or it would draw once more.
afterEach(() => {
  if (inBrowser) cleanup()
  resetStores()
  failOnNoise()
})
