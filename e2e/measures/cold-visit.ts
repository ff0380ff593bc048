import type { BrowserContext } from '@playwright/test'
import { hydrated } from '../pages/hydration'

export interface ColdVisit {
  /** Each shift of the layout until the page is at rest in its fallback face, with what moved; empty on a steady page. */
  shifts: string[]
  /** Sum of what moved when the typeface came. */
  shiftOfFont: number
  /** Bytes of all typefaces that the page asked for. */
  fontBytes: number
}

interface ShiftNotes {
  shifts: string[]
}

/**
 * Opens an address as a first visit, reads it to its end, and only then lets the typefaces come. Answers everything that
 * moved by itself.
 */
export async function coldVisit(context: BrowserContext, address: string): Promise<ColdVisit> {
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') sizes.push(response.body().then(({ length }) => length))
  })
  let letCome = () => undefined as void
  const released = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(noteShifts)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await hydrated(page)
  await page.evaluate(readToTheEnd)
  const shifts = await page.evaluate(() => (window as unknown as ShiftNotes).shifts.splice(0))
  letCome()
  await page.waitForFunction(() => document.fonts.check('1em "Hanken Grotesk"') && document.fonts.status === 'loaded')
  await page.evaluate(readToTheEnd)
  const late = await page.evaluate(() => (window as unknown as ShiftNotes).shifts)
  await page.close()
  const shiftOfFont = late.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  return { shifts, shiftOfFont, fontBytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
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

/** Runs in the page: goes to its end and back, with time for everything to be drawn. */
async function readToTheEnd(): Promise<void> {
  const drawn = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  }
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await drawn()
  }
  scrollTo(0, 0)
  await drawn()
}
