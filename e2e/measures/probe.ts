import type { Page } from '@playwright/test'

/** Functions for measurements inside a page. */
export interface Probe {
  /** Describes an element for reports: its tag, text and landmark. */
  describe: (element: Element) => string
  isVisible: (element: Element) => boolean
  /** Visible elements in the body that match. */
  visible: (selector: string) => HTMLElement[]
  /** Visible text nodes, each with the boxes of its lines. */
  texts: () => { element: HTMLElement; words: string; boxes: DOMRect[] }[]
  /** Resolves with the next frame, or after 100 ms: headless Chromium may paint no frame for an unchanged page. */
  nextFrame: () => Promise<unknown>
  /** Adds CSS rules to the page; the content security policy forbids style elements. */
  addRules: (css: string) => CSSStyleSheet
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Installs the probe in every document that this page opens from now on. */
export const installProbe = (page: Page): Promise<unknown> => page.addInitScript(defineProbe)

/** Runs in the page. */
function defineProbe(): void {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0

  const describe = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const place = element.closest('header, footer, nav, main, aside, dialog, section')
    const name = element.id ? `#${element.id}` : ''
    return `${element.tagName.toLowerCase()}${name} "${words.slice(0, 40)}" in ${place?.tagName.toLowerCase() ?? 'body'}`
  }

  /** Visually hidden text for screen readers. */
  const isForScreenReaders = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return false
  }

  const texts = () => {
    const found: ReturnType<Probe['texts']> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim() ?? ''
      const element = walker.currentNode.parentElement
      if (!words || !element || !isVisible(element) || isForScreenReaders(element)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      found.push({ element, words: words.slice(0, 40), boxes })
    }
    return found
  }

  window.probe = {
    describe,
    isVisible,
    visible: (selector) => [...document.body.querySelectorAll<HTMLElement>(selector)].filter(isVisible),
    texts,
    nextFrame: () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 100)
      }),
    addRules: (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      return sheet
    },
  }
}
