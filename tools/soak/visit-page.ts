import type { Browser } from '@playwright/test'

/** What happened on a page. */
export interface Visit {
  path: string
  status: number
  /** A stored text ran. */
  ran: boolean
  /** What the content security policy stopped. */
  violations: number
  /** Requests to any other site. */
  elsewhere: string[]
}

/** Opens a page, moves over it, and presses every link that looks like a script. */
export async function visitPage(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext()
  const elsewhere: string[] = []
  let dialogs = 0
  try {
    await context.addInitScript(() => {
      Object.assign(window, { violations: 0 })
      addEventListener('securitypolicyviolation', () => Object.assign(window, { violations: read('violations') + 1 }))
      function read(name: string) {
        return Number((window as unknown as Record<string, unknown>)[name] ?? 0)
      }
    })
    await context.route('**', (route) => {
      if (route.request().url().startsWith(origin)) return route.continue()
      if (route.request().url().startsWith('http')) elsewhere.push(route.request().url())
      return route.abort()
    })
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      dialogs += 1
      void dialog.dismiss()
    })
    const answer = await page.goto(origin + path, { waitUntil: 'load' })
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, 2_000)
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('a[href*="cript" i], button[formaction]')) link.click()
    })
    await page.waitForTimeout(250)
    const found = await page.evaluate(() => {
      const { ranScript, violations } = window as unknown as { ranScript?: number; violations?: number }
      return { ran: ranScript !== undefined, violations: violations ?? 0 }
    })
    return { path, status: answer?.status() ?? 0, ...found, ran: found.ran || dialogs > 0, elsewhere }
  } finally {
    await context.close()
  }
}
