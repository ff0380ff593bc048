import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { atRest } from '../testing/at-rest'
import type { Shot } from './shot-plan'

interface ShotOptions {
  url: string
  folder: string
  /** What the browser keeps of a signed-in member of staff. */
  storageState?: BrowserContextOptions['storageState']
}

const HEIGHT = 900

/** Takes the whole page as somebody sees it who has answered the cookie banner and read to the end. */
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
    // What fades in as it is reached would be taken half transparent.
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'))
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await readToTheEnd(page)
    await page.evaluate(atRest)
    await page.screenshot({ path: join(options.folder, file), type: 'jpeg', quality: 82, fullPage: true })
  } finally {
    await context.close()
  }
}

/** Pictures load as they come near; the page is complete when all have come. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}
