import type { Page } from 'playwright-core'

/** The fields of React's fiber tree that are needed to visit every hydrated element. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

/**
 * Waits until React has hydrated the page and handles clicks: its heading is part of the committed tree. The properties
 * that React sets on elements appear earlier, while it still renders, and a click at that moment is lost.
 * @param timeout in milliseconds; by default that of the page
 * @throws {Error} when the page is not interactive by then
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  const isInteractive = () => {
    const root = document.querySelector('#root')
    const heading = root?.querySelector('h1')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    if (!heading || !key) return false
    const container = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
    const open: (Fiber | null | undefined)[] = [container?.stateNode.current]
    while (open.length > 0) {
      const fiber = open.pop()
      if (fiber?.stateNode === heading) return true
      if (fiber) open.push(fiber.sibling, fiber.child)
    }
    return false
  }
  await page.waitForFunction(isInteractive, undefined, { timeout })
}
