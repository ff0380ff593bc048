/** Whether a frame shows the page that it was to load, and not an error or nothing. */
export function showsPage({ contentWindow, contentDocument }: HTMLIFrameElement): boolean {
  if (!contentWindow || !contentDocument) return false
  const [navigation] = contentWindow.performance?.getEntriesByType?.('navigation') ?? []
  // Missing in older browsers.
  const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return responseStatus < 400
}

/** Focusable elements of a page. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Makes a page in a frame one stop for the keyboard, which scrolls it. Its links lead nowhere: some of them would sign
 * staff out, and scripts, which all other controls need, are blocked.
 */
export function makeInert({ contentDocument: page }: HTMLIFrameElement): void {
  if (!page) return
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = -1
  for (const link of page.querySelectorAll('a[href]:not([href^="#"])')) {
    // The sandbox of the frame opens no windows.
    link.setAttribute('target', '_blank')
  }
  page.documentElement.tabIndex = 0
}

/**
 * Records how far a page is scrolled and whether it has the focus; returns a function that restores both in its
 * successor.
 */
export function readingPlaceIn(before: HTMLIFrameElement | null): (after: HTMLIFrameElement) => void {
  const { scrollX = 0, scrollY = 0 } = before?.contentWindow ?? {}
  const hasFocus = before !== null && document.activeElement === before
  return ({ contentWindow, contentDocument }) => {
    contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    if (hasFocus) contentDocument?.documentElement.focus({ preventScroll: true })
  }
}
