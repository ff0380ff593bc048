import '@testing-library/jest-dom'
import { installBrowserStandIns } from './browser-stand-ins'
import { failOnNoise } from './console-noise'
import { resetStores } from './reset-stores'

failOnNoise()
if (typeof document !== 'undefined') installBrowserStandIns()
afterEach(resetStores)
