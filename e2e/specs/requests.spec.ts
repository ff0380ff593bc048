import type { BrowserContext, Page } from '@playwright/test'
import { reportConnection } from '../fixtures/connection'
import { publicPages, typicalPages } from '../fixtures/public-pages'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/**
 * Emulated network latency in milliseconds. A script that waits for another is requested at least this much later, far
 * more than a busy machine delays a request; `npm run bench` measures how close together they are.
 */
const LATENCY = 1000
const WAITED_FOR_ANOTHER = LATENCY / 2

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...unlimited })
}

/** When the page requested each of its scripts, in milliseconds. */
const scriptStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime),
  )

/** Maximum transfer size of all scripts of a page, in bytes (ADR 0034). */
const SCRIPT_BUDGET = 166_000

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.transferSize, 0),
  )

/**
 * Without prefetching of the next page, which `next-page.spec.ts` tests, and as one of the nine page loads in ten that
 * are not measured; measured ones fetch extra code after loading.
 */
async function withoutPrefetching(context: BrowserContext) {
  await reportConnection(context, { saveData: true, effectiveType: '4g' })
  await context.addInitScript(() => {
    const { random } = Math
    Math.random = () => 0.5 + random() / 2
  })
}

/** Collects the addresses that the pages of a context request. */
function watchAddresses(context: BrowserContext): URL[] {
  const addresses: URL[] = []
  context.on('request', (request) => addresses.push(new URL(request.url())))
  return addresses
}

test('a first visit fetches each script once and stays within the budget', async ({ openContext, request }) => {
  for (const address of await typicalPages(request)) {
    const context = await openContext()
    await withoutPrefetching(context)
    const addresses = watchAddresses(context)
    const page = await context.newPage()
    await page.goto(address)
    await hydrated(page)
    const scripts = addresses.filter(({ pathname }) => pathname.endsWith('.js')).map(({ pathname }) => pathname)
    expect(scripts, address).toEqual([...new Set(scripts)])
    const bytes = await scriptBytes(page)
    expect(bytes, address).toBeGreaterThan(0)
    expect(bytes, address).toBeLessThanOrEqual(SCRIPT_BUDGET)
  }
})

test(
  'all scripts of a page are requested at once, none waits for another',
  nightly,
  async ({ openContext, request }) => {
    for (const address of await typicalPages(request)) {
      const context = await openContext()
      await withoutPrefetching(context)
      const page = await context.newPage()
      await slowDown(page)
      await page.goto(address)
      await hydrated(page)
      const starts = await scriptStarts(page)
      expect(starts.length, address).toBeGreaterThan(2)
      expect(Math.max(...starts) - Math.min(...starts), address).toBeLessThan(WAITED_FOR_ANOTHER)
    }
  },
)

test('public pages send no request to another origin', async ({ visitor: { page }, site }) => {
  const addresses = watchAddresses(page.context())
  for (const { address } of await publicPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
  }
  expect(addresses.filter(({ origin }) => origin !== site.url)).toEqual([])
})

test('a visitor loads no file of the back-office, even when hovering over its links', async ({ visitor }) => {
  const { page, frame } = visitor
  const addresses = watchAddresses(page.context())
  for (const address of await typicalPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
  }
  await visitor.home.goto()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/dashboard', textContent: 'Dashboard' })
    document.querySelector('main')?.prepend(link)
  })
  const fetched = page.waitForRequest(/remote-tekdatanova/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).hover()
  await frame.menu.getByRole('link', { name: 'TekDataNova' }).hover()
  await fetched
  expect(addresses.filter(({ pathname }) => pathname.includes('remote-backoffice'))).toEqual([])
})

test('staff load the back-office, and only after signing in', async ({ visitor, site }) => {
  const addresses = watchAddresses(visitor.page.context())
  const backofficeRequests = () => addresses.filter(({ pathname }) => pathname.includes('remote-backoffice'))
  await visitor.login.goto()
  expect(backofficeRequests()).toEqual([])
  await visitor.login.signIn('careers', site.passwords.careers)
  expect(backofficeRequests()).not.toEqual([])
})
