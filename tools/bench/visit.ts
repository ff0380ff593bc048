import type { Browser } from '@playwright/test'
import { fromRoot } from '../repository'

/** One cold visit as a phone makes it. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  shift: number
  /** Blocking time of long tasks after the first paint, in milliseconds. */
  blocking: number
  scriptBytes: number
  /** Milliseconds between the requests for the first script and for the last. */
  scriptSpread: number
}

/** 4x slower processor, 1.6 Mbit/s, 150 ms, 412 x 823 at 1.75 (docs/performance.md). */
const PHONE = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  processor: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
}
/** A page counts as loaded when the network has been quiet this long, in milliseconds. */
const QUIET = 1000

/** Visits an address with an empty cache on the throttled phone profile. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE.context)
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: fromRoot('tools', 'bench', 'observe-page.js') })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', PHONE.network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processor })
    const scripts = new Set<string>()
    const open = new Set<string>()
    let scriptBytes = 0
    let lastActivity = Date.now()
    session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId))
    session.on('Network.responseReceived', ({ type, requestId, response }) => {
      if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      open.delete(requestId)
      lastActivity = Date.now()
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('h1').first().waitFor()
    while (open.size > 0 || Date.now() - lastActivity < QUIET) await new Promise((resolve) => setTimeout(resolve, 100))
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    const blocking = seen.tasks
      .filter(({ start, duration }) => start + duration > seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    const scriptSpread = Math.max(...seen.scripts) - Math.min(...seen.scripts)
    return { ...seen, blocking, scriptBytes, scriptSpread }
  } finally {
    await context.close()
  }
}

/** What `observe-page.js` leaves in the page. */
interface Seen {
  firstPaint: number
  largestPaint: number
  shift: number
  tasks: { start: number; duration: number }[]
  /** When each script was asked for. */
  scripts: number[]
}
