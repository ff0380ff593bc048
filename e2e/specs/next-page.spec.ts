import type { BrowserContext, Page } from '@playwright/test'
import { reportConnection } from '../fixtures/connection'
import { publicPages } from '../fixtures/public-pages'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** The limit of `prefetch-links.ts`, and what the last page within it may take beyond it, in bytes. */
const IDLE_BUDGET = 100_000
const ONE_PAGE = 40_000

/** Collects the paths of scripts and data that the pages of a context request. */
function watchRequests(context: BrowserContext): string[] {
  const paths: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') || ['xhr', 'fetch'].includes(request.resourceType())) paths.push(pathname)
  })
  return paths
}

const isOfArticle = (path: string) => /\/(article|insight-data)\./.test(path)

/** Resolves when the browser has been idle a few times, so that what waits for idle time has had its turn. */
const idleTimes = (page: Page) =>
  page.evaluate(async () => {
    for (let time = 0; time < 10; time += 1) await new Promise((next) => requestIdleCallback(next))
  })

test('a link in view leads to a page whose code is there, and a hovered one to a page whose data is there', async ({
  visitor: { page, insights, frame },
}) => {
  const requests = watchRequests(page.context())
  await insights.goto()
  await expect.poll(() => requests.filter(isOfArticle).length, 'without any input').toBe(2)
  expect(requests.filter((path) => path.includes('/api/'))).toEqual([])

  const link = insights.articles.first().getByRole('link')
  const data = page.waitForResponse('**/api/public/user/blogs?name=*')
  await link.hover()
  await (await data).finished()
  const before = requests.length
  await link.click()
  await expect(frame.heading).not.toHaveText('Insights')
  expect(requests.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
  const transfers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/blogs?name='))
      .map(({ transferSize }) => transferSize > 0),
  )
  expect(transfers, 'the page finds its data in the HTTP cache').toEqual([true, false])
})

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a very slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is prefetched for a visitor who ${name}`, async ({ openContext, visitor }) => {
    const context = await openContext()
    await reportConnection(context, connection)
    const requests = watchRequests(context)
    const page = await context.newPage()
    await page.goto('/resources/blogs')
    await hydrated(page)
    const before = [...requests]
    await page.locator('main').getByRole('link').first().focus()
    await page.locator('main a[href^="/blog/"]').first().hover()

    // A second visitor, who does prefetch, shows that prefetching would have happened by now.
    const others = watchRequests(visitor.page.context())
    await visitor.insights.goto()
    await expect.poll(() => others.some(isOfArticle)).toBe(true)
    await idleTimes(page)
    expect(requests).toEqual(before)
  })
}

test('links in view prefetch no more than a budget, and nothing of other remotes', async ({ page, request }) => {
  const addresses = (await publicPages(request)).map(({ address }) => address)
  await page.addInitScript((hrefs) => {
    const scriptBytes = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    addEventListener('DOMContentLoaded', () => {
      const list = document.createElement('nav')
      list.style.cssText = 'position: fixed; inset: 0 auto auto 0; font-size: 1px'
      for (const href of hrefs) list.append(Object.assign(document.createElement('a'), { href, textContent: 'link' }))
      document.body.append(list)
      // On a busy machine, links are prefetched before the test gets to look.
      let first = Number.NaN
      Object.assign(window, { prefetchedBytes: () => scriptBytes() - first })
      const root = document.documentElement
      new MutationObserver((_changes, observer) => {
        if (!root.hasAttribute('data-alive')) return
        first = scriptBytes()
        observer.disconnect()
      }).observe(root, { attributes: true })
    })
  }, addresses)
  const requests = watchRequests(page.context())
  await page.goto('/')
  await hydrated(page)
  const prefetched = () =>
    page.evaluate(() => (window as unknown as { prefetchedBytes: () => number }).prefetchedBytes())
  await expect.poll(prefetched).toBeGreaterThanOrEqual(IDLE_BUDGET)
  await idleTimes(page)
  expect(await prefetched()).toBeLessThan(IDLE_BUDGET + ONE_PAGE)
  expect(requests.filter((path) => /remote-(backoffice|tekdatanova)|\/api\//.test(path))).toEqual([])
})

test(
  'a navigation inserts its style rules at once, even if something else changes the document meanwhile',
  nightly,
  async ({ visitor: { page, home, frame } }) => {
    await page.addInitScript(() => {
      const { insertRule } = CSSStyleSheet.prototype
      const tasks = { count: 0 }
      let isCounted = false
      Object.assign(window, { tasksWithRules: tasks })
      CSSStyleSheet.prototype.insertRule = function insert(...args) {
        if (this.ownerNode && !isCounted) {
          tasks.count += 1
          isCounted = true
          queueMicrotask(() => (isCounted = false))
        }
        return insertRule.apply(this, args)
      }
      addEventListener('click', () => setTimeout(() => document.body.append(document.createElement('i')), 100))
    })
    const tasksWithRules = () =>
      page.evaluate(() => (window as unknown as { tasksWithRules: { count: number } }).tasksWithRules.count)
    await home.goto()
    // Slow, so that React renders the page in many slices.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const before = await tasksWithRules()
    await frame.followMenu('Blog', 'Insights')
    await expect(frame.heading).toHaveText('Insights')
    const inserted = (await tasksWithRules()) - before
    expect(inserted).toBeGreaterThan(0)
    expect(inserted, 'the loading bar, the change and the page').toBeLessThanOrEqual(3)
  },
)

test('a page has the same styles whether it was reached by a link or by its address', async ({
  visitor: { page, home, insights, frame },
}) => {
  const stylesOfPage = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { display, color, fontSize, fontWeight, padding, margin, gap, position } = getComputedStyle(element)
        return [element.tagName, display, color, fontSize, fontWeight, padding, margin, gap, position].join(' ')
      }),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.goto()
  await frame.followMenu('Blog', 'Insights')
  await expect(frame.heading).toHaveText('Insights')
  await expect(frame.heading).toBeFocused()
  const byLink = await stylesOfPage()
  await insights.goto()
  expect(byLink).toEqual(await stylesOfPage())
})
