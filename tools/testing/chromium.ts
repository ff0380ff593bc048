import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

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
  () => execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' }),
  ...['chromium-headless-shell', 'chromium'].map(
    (name) => () =>
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' }),
  ),
]

const playwrightCli = () =>
  join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/**
 * Finds Chromium or installs one.
 * @throws {Error} with one plain sentence when neither works.
 */
export function ensureChromium(): string {
  for (const install of [() => undefined, ...waysToInstall]) {
    attempt(install)
    const path = findChromium()
    if (path) return path
  }
  throw new Error('The browser tests need Chromium: install it and name it in CHROMIUM_PATH.')
}

function attempt(install: () => unknown) {
  try {
    install()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
