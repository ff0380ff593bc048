import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fromRoot } from '../repository'
import { ensureChromium } from './chromium'

/** `npm run e2e -- [Playwright arguments]`: the browser tests against a site of their own, or against BASE_URL. */
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/** Runs Node on a file and answers its exit code. */
async function runNode(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, { cwd: fromRoot(), env: { ...process.env, ...env }, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('SIGINT', forward).off('SIGTERM', forward)
  return code ?? 1
}

/** Builds what changed, unless the tests run against a site that is there already. */
const build = () => (process.env.BASE_URL ? 0 : runNode(['--import', 'tsx', fromRoot('tools', 'testing', 'build.ts')]))

try {
  const chromium = ensureChromium()
  process.exitCode =
    (await build()) || (await runNode([playwright, 'test', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
