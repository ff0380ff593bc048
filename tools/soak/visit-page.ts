import type { Browser } from '@playwright/test'
import { fromRoot } from '../repository'

/** What happened on a page. */
export interface PageVisit {
  path: string
  status: number
  /** Whether a stored text ran. */
  ran: boolean
  /** Number of content security policy violations. */
  violations: number
  /** Requests to other origins. */
  external: string[]
}

/** Opens a page, hovers, scrolls, and clicks every link and button with a non-HTTP target. */
export async function visitPage(browser: Browser, origin: string, path: string): Promise<PageVisit> {
  const context = await browser.newContext()
  const visit: PageVisit = { path, status: 0, ran: false, violations: 0, external: [] }
  try {
    // Reported immediately, so that it counts even if the page navigates away right afterwards.
    await context.exposeBinding('reportScript', (_source, what: 'ran' | 'violation') => {
      if (what === 'ran') visit.ran = true
      else visit.violations += 1
    })
    await context.addInitScript({ path: fromRoot('tools', 'soak', 'notice-scripts.js') })
    await context.route('**', (route) => {
      if (route.request().url().startsWith(origin)) return route.continue()
      if (route.request().url().startsWith('http')) visit.external.push(route.request().url())
      return route.abort()
    })
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      visit.ran = true
      void dialog.dismiss()
    })
    visit.status = (await page.goto(origin + path, { waitUntil: 'load' }))?.status() ?? 0
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, 2_000)
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]'))
        if (!/^(https?|mailto|tel):$/.test(link.protocol)) link.click()
      for (const button of document.querySelectorAll<HTMLElement>('button[formaction]')) button.click()
    })
    await page.waitForTimeout(250)
    return visit
  } finally {
    await context.close()
  }
}
