import type { BrowserContext } from '@playwright/test'
import { hydrated } from '../pages/hydration'

export interface ColdVisit {
  /** Layout shifts until the page is idle without any font file, each with the elements that moved. */
  shifts: string[]
  /** Cumulative layout shift caused by loading font files. */
  fontShift: number
  /** Bytes of all fonts that the page requested. */
  fontBytes: number
}

interface ShiftRecord {
  shifts: string[]
}

/**
 * Opens an address as a first visit, scrolls to its end, and only then lets the fonts load. Returns every unexpected
 * layout shift.
 */
export async function coldVisit(context: BrowserContext, address: string): Promise<ColdVisit> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') sizes.push(response.body().then(({ length }) => length))
  })
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(recordShifts)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await hydrated(page)
  await page.evaluate(scrollThrough)
  const shifts = await page.evaluate(() => (window as unknown as ShiftRecord).shifts.splice(0))
  release()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(scrollThrough)
  const late = await page.evaluate(() => (window as unknown as ShiftRecord).shifts)
  await page.close()
  const fontShift = late.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  return { shifts, fontShift, fontBytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName.toLowerCase() ?? 'gone'} "${(element?.textContent ?? '').trim().slice(0, 30)}"`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: { node: Node | null }[] }
      shifts.push(`${value.toFixed(5)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: scrolls to the end and back, waiting for frames in between. */
async function scrollThrough(): Promise<void> {
  const painted = async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((next) => {
        requestAnimationFrame(next)
        // Headless Chromium may paint no frame for an unchanged page.
        setTimeout(next, 100)
      })
    }
  }
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await painted()
  }
  scrollTo(0, 0)
  await painted()
}
