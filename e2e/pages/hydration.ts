import type { Page } from '@playwright/test'

/** The two links of React's own tree that lead to every element it has taken over. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

/**
 * Waits until React has taken over the page and a press is answered: its heading hangs in the tree that is committed.
 * The marks that React leaves on elements come earlier, while it still renders; a press at that moment is lost.
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
