import type { Page } from '@playwright/test'
import { contentAddresses, mainAddresses, unknownAddresses } from '../fixtures/microsite-addresses'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const CLOSING = 'Ready to Unleash Your Business Potential?'
const LINE = 'Let&#x27;s collaborate to develop innovative solutions that will enhance your success.'

const words = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/<[^>]+>/g, '')
const headingOf = (html: string) => words(html, /<h1[^>]*>(.*?)<\/h1>/s)
const robotsOf = (html: string) => words(html, /<meta[^>]*name="robots" content="([^"]*)"/)
const canonicalOf = (html: string) => words(html, /<link[^>]*rel="canonical" href="([^"]*)"/)

test('MS-01 RT-09 RT-11 every page is complete as the server sends it: heading, meeting, closing banner', async ({
  request,
  site,
}) => {
  const headings = new Set<string | undefined>()
  for (const address of ['/tekdatanova', ...contentAddresses, ...mainAddresses]) {
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status(), address).toBe(200)
    expect(robotsOf(html), address).toBe('index, follow')
    expect(canonicalOf(html), address).toBe(site.url + address)
    expect(html.match(/<a [^>]*href="\/contact"[^>]*>Schedule Meet/g), `meetings of ${address}`).toHaveLength(2)
    expect(html, address).toContain(CLOSING)
    expect(html, address).toContain(LINE)
    headings.add(headingOf(html))
  }
  expect(headings.size).toBe(1 + contentAddresses.length + mainAddresses.length)
})

test('RT-11 a slug under another parent shows its page and names its proper address', async ({ request, site }) => {
  for (const parent of ['', 'industries/', 'anything/']) {
    const response = await request.get(`/tekdatanova/${parent}our-microsoft-advantage`, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status(), parent).toBe(200)
    expect(headingOf(html), parent).toBe('Our Microsoft Advantage')
    expect(canonicalOf(html), parent).toBe(`${site.url}/tekdatanova/services/our-microsoft-advantage`)
  }
})

test('MS-09 an address without a page says so in place, whatever it looks like', async ({ request }) => {
  for (const address of unknownAddresses) {
    const name = address.slice(0, 60)
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status(), name).toBe(404)
    expect(headingOf(html), name).toBe('Page Not Found')
    expect(html, name).toContain('Please select a valid option from the menu.')
    expect(robotsOf(html), name).toBe('noindex, nofollow')
    expect(html, name).toContain('aria-label="TekDataNova"')
    expect(html, name).not.toContain('<article')
  }
})

/** Follows a link of the header's menu, inside its dropdown or direct. */
async function follow(page: Page, address: string) {
  const [, , parent = '', slug] = address.split('/')
  if (slug)
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${parent}$`, 'i') })
      .click()
  await page.getByRole('banner').locator(`a[href="${address}"]`).click()
  await expect(page).toHaveURL(address)
}

test('MS-01 MS-10 MS-17 MS-19 RT-08 the menu leads through every page with static files alone', async ({
  visitor: { page, frame },
  site,
}) => {
  test.setTimeout(240_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/tekdatanova')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))

  const seen = new Set<string>()
  for (const address of [...contentAddresses, ...mainAddresses]) {
    const before = await frame.heading.innerText()
    await follow(page, address)
    await expect(frame.heading, address).not.toHaveText(before)
    seen.add(await frame.heading.innerText())
    const banner = page.locator('main section').first()
    expect((await banner.boundingBox())?.height, `banner of ${address}`).toBe(400)
    await expect(page.getByRole('heading', { name: CLOSING })).toHaveCount(1)
  }
  expect(seen.size).toBe(contentAddresses.length + mainAddresses.length)
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)

  const isStatic = /^(document|script|font|image|stylesheet|manifest|other \S+\/favicon\.svg$)/
  const notStatic = asked.filter((request) => !isStatic.test(request) || !request.includes(site.url))
  expect(notStatic).toEqual([])
  expect(asked.filter((request) => request.includes('/api/'))).toEqual([])
  expect(asked.filter((request) => request.startsWith('document '))).toHaveLength(1)
})

test('MS-10 MS-11 a card says more to pointer, keyboard and finger; the row scrolls by 800 px', async ({
  visitor: { page },
  openContext,
}) => {
  const address = '/tekdatanova/services/our-microsoft-advantage'
  const cardsOf = (at: Page) => at.locator('main li[data-dismissed]')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await hydrated(page)
  const card = cardsOf(page).first()
  const description = card.getByRole('paragraph')

  await page.mouse.move(0, 0)
  await expect(description).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(description).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await card.getByRole('button').focus()
  await expect(description).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(description).toHaveCSS('opacity', '0')

  await page.getByRole('button', { name: 'Scroll right' }).click()
  const row = card.locator('..')
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBe(800)
  await page.getByRole('button', { name: 'Scroll left' }).click()
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBe(0)

  const phone = await (
    await openContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  ).newPage()
  await phone.goto(address)
  await hydrated(phone)
  await expect(cardsOf(phone).first().getByRole('paragraph')).toHaveCSS('opacity', '1')
  await expect(phone.getByRole('button', { name: 'Scroll right' })).toBeHidden()
})
