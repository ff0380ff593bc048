import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian-packages'

/** The first does without all that only a person at a screen needs, so the browser tests take a third less time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium on this machine; `undefined` when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return [env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Ways to get one, in the order in which they are tried. */
const waysToInstall = [
  () => execFileSync(process.execPath, [playwrightCli(), 'install', 'chromium'], { stdio: 'inherit' }),
  ...['chromium-headless-shell', 'chromium'].map((name) => () => installDebianPackages(name)),
]

const playwrightCli = () =>
  join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/**
 * Finds Chromium or installs one, and a typeface of Arial's measures, which the fallback of the site's own is made from:
 * with another in its place words move when the site's own arrives.
 * @throws {Error} with one plain sentence when there is no Chromium and none can be installed.
 */
export function ensureChromium(): string {
  if (process.platform === 'linux' && !hasArial()) attempt(() => installDebianPackages('fonts-liberation'))
  for (const install of [() => undefined, ...waysToInstall]) {
    attempt(install)
    const path = findChromium()
    if (path) return path
  }
  throw new Error('The browser tests need Chromium: install it and name it in CHROMIUM_PATH.')
}

/** Fontconfig gives the next best for a family that it does not have. */
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
