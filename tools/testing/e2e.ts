import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fromRoot } from '../repository'
import { ensureChromium } from './chromium'
import { runNode } from './run-node'

/** `npm run e2e -- [Playwright arguments]`: runs the browser tests against a site of their own, or against BASE_URL. */
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/** Builds what changed, unless the tests run against a site that is already running. */
const build = () => (process.env.BASE_URL ? 0 : runNode(['--import', 'tsx', fromRoot('tools', 'testing', 'build.ts')]))

try {
  const chromium = ensureChromium()
  process.exitCode =
    (await build()) ||
    (await runNode([playwright, 'test', ...process.argv.slice(2)], { env: { CHROMIUM_PATH: chromium } }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
