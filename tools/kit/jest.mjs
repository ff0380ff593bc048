import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { preset } from '../testing/jest/preset.mjs'

const require = createRequire(import.meta.url)
const shared = preset(fileURLToPath(new URL('../../../shared', import.meta.url)))
const [pattern, [, options]] = Object.entries(shared.transform)[0]

/** The Jest configuration of a repository that holds one remote. */
export const config = {
  ...shared,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  transform: { [pattern]: [require.resolve('@swc/jest'), options] },
  // The shared package consists of sources.
  transformIgnorePatterns: ['/node_modules/(?!@tekskills/)'],
}
