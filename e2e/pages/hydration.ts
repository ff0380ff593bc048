import type { Page } from '@playwright/test'

/** The fields of React's fiber tree that are needed to visit every hydrated element. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

/**
 * Waits until React has hydrated the page and handles clicks: its heading is part of the committed tree. The properties
 * that React sets on elements appear earlier, while it still renders, and a click at that moment is lost.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
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
  })
}
