import type { Page } from '@playwright/test'

/** A window of 1280 x 1024 at 400 percent, in pixels of the page (1.4.10). */
export const ZOOMED = { width: 320, height: 256 }

/** What makes the page wider than the window, or is cut off at its side. */
export const sidewaysFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const isInScroller = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (scrolls(at)) return true
      return false
    }
    const cut = window.probe
      .texts()
      .filter(({ boxes }) => boxes.some(({ left, right }) => right > innerWidth + 1 || left < -1))
      .filter(({ element }) => !isInScroller(element))
      .map(({ words }) => `"${words}" sticks out of the window`)
    return wider > 0 ? [`the page scrolls ${wider} pixels sideways`, ...cut] : cut
  })

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

/** Text that is cut off once the reader spaces it (1.4.12), beyond what was cut off before. */
export const spacingFindings = (page: Page): Promise<string[]> =>
  page.evaluate((spacing) => {
    const clips = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const scrolls = [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow))
      const hides = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
      return { scrolls, hides: hides || textOverflow === 'ellipsis' }
    }
    const isClipped = (element: HTMLElement, boxes: DOMRect[]) => {
      // Words of a drawn chart; a table says the same.
      if (element.closest('svg')) return false
      for (let at: HTMLElement | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { scrolls, hides } = clips(at)
        if (scrolls) return false
        if (!hides) continue
        const frame = at.getBoundingClientRect()
        // Hidden from sight on purpose, for screen readers alone.
        if (frame.width <= 2 || frame.height <= 2) return false
        const sticksOut = ({ left, right, top, bottom }: DOMRect) =>
          left < frame.left - 2 || right > frame.right + 2 || top < frame.top - 4 || bottom > frame.bottom + 4
        if (boxes.some(sticksOut)) return true
      }
      return false
    }
    const clipped = () =>
      window.probe
        .texts()
        .filter(({ element, boxes }) => isClipped(element, boxes))
        .map(({ words }) => words)
    const before = new Set(clipped())
    const sheet = window.probe.addRules(spacing)
    const found = clipped().filter((words) => !before.has(words))
    sheet.replaceSync('')
    return found.map((words) => `"${words}" is cut off`)
  }, SPACING)
