import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { hydrated } from '../browser/hydrated'
import { atRest } from '../testing/at-rest'
import type { Shot } from './shot-plan'

interface ShotOptions {
  url: string
  folder: string
  /** Browser state of a signed-in user. */
  storageState?: BrowserContextOptions['storageState']
}

const HEIGHT = 900

/** Takes a screenshot of the full page, without the cookie banner and with all pictures loaded. */
export async function takeShot(
  browser: Browser,
  { page: { address }, theme, width, file }: Shot,
  options: ShotOptions,
) {
  const context = await browser.newContext({
    baseURL: options.url,
    storageState: options.storageState,
    viewport: { width, height: HEIGHT },
    colorScheme: theme.colorScheme,
    // Elements that fade in on scroll would be captured half transparent.
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'))
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // What a page looks up in the browser is missing until then.
    await hydrated(page)
    await scrollThrough(page)
    await page.evaluate(atRest)
    await page.screenshot({ path: join(options.folder, file), type: 'jpeg', quality: 82, fullPage: true })
  } finally {
    await context.close()
  }
}

/** Scrolls to the end, so that lazy pictures load, and waits for all of them. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((painted) => {
        requestAnimationFrame(painted)
        // Headless Chromium may paint no frame for an unchanged page.
        setTimeout(painted, 100)
      })
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}
