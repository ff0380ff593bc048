import { PassThrough } from 'node:stream'
import { chromium, type Browser, type Page } from '@playwright/test'
import { fromRoot } from '../repository'
import { startProcess } from '../start/node-process'
import { builtReleases } from '../testing/built-releases'
import { ensureChromium } from '../testing/chromium'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'

/** A browser page in the back-office, signed in as BLOGS. */
export interface OpenBackoffice {
  page: Page
  stop: () => Promise<void>
}

/** Starts a shell server for a running service and opens the back-office with a bearer token of BLOGS. */
export async function openBackoffice(service: string, bearer: string): Promise<OpenBackoffice> {
  const shell = startProcess({
    name: 'shell server',
    file: fromRoot('shell', 'dist', 'server', 'main.mjs'),
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      API_URL: service,
      RELEASES_DIR: builtReleases.releasesDir,
      LOG_LEVEL: 'error',
    },
    log: new PassThrough().resume(),
    report: () => undefined,
  })
  let browser: Browser | undefined
  const stop = async () => {
    await browser?.close()
    await shell.stop()
  }
  try {
    const url = `http://127.0.0.1:${(await shell.listening).port}`
    browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
    const context = await browser.newContext({ baseURL: url, storageState: sessionAt(url, bearer) })
    return { page: await context.newPage(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Browser state of a signed-in user (ST-01). */
function sessionAt(url: string, bearer: string) {
  const values = { Token: bearer.replace('Bearer ', ''), Blog: 'BLOGS', Username: 'blogs', id: 'measured' }
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }))
  const marker = { name: 'session', value: '1', domain: '127.0.0.1', path: '/', expires: -1 }
  return {
    cookies: [{ ...marker, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin: url, localStorage }],
  }
}
