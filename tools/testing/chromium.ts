import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from '../browser/find-chromium'
import { installDebianPackages } from './debian-packages'

/** Installers, in the order in which they are tried. */
const installers = [
  () => execFileSync(process.execPath, [playwrightCli(), 'install', 'chromium'], { stdio: 'inherit' }),
  ...['chromium-headless-shell', 'chromium'].map((name) => () => installDebianPackages(name)),
]

const playwrightCli = () =>
  join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/**
 * Finds or installs Chromium, and a font with the metrics of Arial: the site's fallback font is based on it, and with
 * any other one the layout shifts when the web font loads.
 * @throws {Error} with a one-sentence message when Chromium is neither installed nor installable.
 */
export function ensureChromium(): string {
  if (process.platform === 'linux' && !hasArial()) attempt(() => installDebianPackages('fonts-liberation'))
  for (const install of [() => undefined, ...installers]) {
    attempt(install)
    const path = findChromium()
    if (path) return path
  }
  throw new Error('The browser tests need Chromium: install it and set CHROMIUM_PATH.')
}

/** Fontconfig returns a substitute for a family that is not installed. */
function hasArial() {
  try {
    return /Arial|Liberation|Arimo/.test(execFileSync('fc-match', ['Arial']).toString())
  } catch {
    return false
  }
}

function attempt(install: () => unknown) {
  try {
    install()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
