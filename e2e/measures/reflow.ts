import type { Page } from '@playwright/test'

/** A window of 1280 x 1024 at 400% zoom, in CSS pixels (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 }

/** Whether the page scrolls horizontally, and each text beyond the edges of the window; empty if all is well. */
export const overflowFindings = (page: Page): Promise<string[]> =>
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
      .map(({ words }) => `"${words}" extends beyond the window`)
    return wider > 0 ? [`the page scrolls horizontally by ${wider} pixels`, ...cut] : cut
  })

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

/** Text that is clipped by increased text spacing (WCAG 1.4.12) and was not clipped before. */
export const spacingFindings = (page: Page): Promise<string[]> =>
  page.evaluate((spacing) => {
    const clips = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const scrolls = [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow))
      const hides = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
      return { scrolls, hides: hides || textOverflow === 'ellipsis' }
    }
    const isClipped = (element: HTMLElement, boxes: DOMRect[]) => {
      // The text of a chart may be clipped, because a table has the same data.
      if (element.closest('svg')) return false
      for (let at: HTMLElement | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { scrolls, hides } = clips(at)
        if (scrolls) return false
        if (!hides) continue
        const frame = at.getBoundingClientRect()
        // Text for screen readers is hidden in a box of one pixel.
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
    return found.map((words) => `"${words}" is clipped`)
  }, SPACING)
