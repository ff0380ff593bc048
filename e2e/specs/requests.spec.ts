import type { BrowserContext, Page } from '@playwright/test'
import { publicPages, typicalPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/**
 * Milliseconds of the emulated way to the server. A script that waits for another is asked for at least as much later,
 * far more than a busy machine delays any; how close together they are is measured by `npm run bench`.
 */
const LATENCY = 1000
const WAITED_FOR_ANOTHER = LATENCY / 2

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...unlimited })
}

/** When the page asked for each of its scripts, in milliseconds. */
const scriptStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime),
  )

/** Bytes that all scripts of a page may weigh on the wire (ADR 0034). */
const SCRIPT_BUDGET = 190_000

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )

/** Collects the addresses that the pages of a context ask for. */
function watchAddresses(context: BrowserContext): URL[] {
  const addresses: URL[] = []
  context.on('request', (request) => addresses.push(new URL(request.url())))
  return addresses
}

test('the scripts of a first visit keep to their budget', async ({ openContext, request }) => {
  for (const address of await typicalPages(request)) {
    const page = await (await openContext()).newPage()
    await page.goto(address)
    await hydrated(page)
    const bytes = await scriptBytes(page)
    expect(bytes, address).toBeGreaterThan(0)
    expect(bytes, address).toBeLessThanOrEqual(SCRIPT_BUDGET)
  }
})

test('every script of a page is asked for at once, none waits for another', async ({ openContext, request }) => {
  for (const address of await typicalPages(request)) {
    const page = await (await openContext()).newPage()
    await slowDown(page)
    await page.goto(address)
    await hydrated(page)
    const starts = await scriptStarts(page)
    expect(starts.length, address).toBeGreaterThan(2)
    expect(Math.max(...starts) - Math.min(...starts), address).toBeLessThan(WAITED_FOR_ANOTHER)
  }
})

test('no page fetches a script twice', async ({ openContext, request }) => {
  for (const address of await typicalPages(request)) {
    const context = await openContext()
    const addresses = watchAddresses(context)
    const page = await context.newPage()
    await page.goto(address)
    await hydrated(page)
    const scripts = addresses.filter(({ pathname }) => pathname.endsWith('.js')).map(({ pathname }) => pathname)
    expect(scripts, address).toEqual([...new Set(scripts)])
  }
})

test('nothing a visitor opens leaves the site', async ({ visitor: { page }, site }) => {
  const addresses = watchAddresses(page.context())
  for (const { address } of await publicPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
  }
  expect(addresses.filter(({ origin }) => origin !== site.url)).toEqual([])
})

test('nothing of the back-office reaches a visitor, whatever the pointer rests on', async ({ visitor }) => {
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

test('staff do fetch the back-office, and only after signing in', async ({ visitor, site }) => {
  const addresses = watchAddresses(visitor.page.context())
  const ofBackoffice = () => addresses.filter(({ pathname }) => pathname.includes('remote-backoffice'))
  await visitor.login.goto()
  expect(ofBackoffice()).toEqual([])
  await visitor.login.signIn('careers', site.passwords.careers)
  expect(ofBackoffice()).not.toEqual([])
})
