import type { Page } from '@playwright/test'
import { contentAddresses, mainAddresses, unknownAddresses } from '../fixtures/microsite-addresses'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const CLOSING = 'Ready to Unleash Your Business Potential?'
const LINE = 'Let&#x27;s collaborate to develop innovative solutions that will enhance your success.'

const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/<[^>]+>/g, '')
const headingOf = (html: string) => textOf(html, /<h1[^>]*>(.*?)<\/h1>/s)
const robotsOf = (html: string) => textOf(html, /<meta[^>]*name="robots" content="([^"]*)"/)
const keywordsOf = (html: string) => textOf(html, /<meta[^>]*name="keywords" content="([^"]*)"/)
const canonicalOf = (html: string) => textOf(html, /<link[^>]*rel="canonical" href="([^"]*)"/)

test('MS-01 RT-09 RT-11 every page is complete as sent by the server: heading, meeting link, closing banner', async ({
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
    expect(
      html.match(/<a [^>]*href="\/contact\?subject=[^"]+"[^>]*>Schedule Meet/g),
      `meetings of ${address}`,
    ).toHaveLength(2)
    expect(html, address).toContain(CLOSING)
    expect(html, address).toContain(LINE)
    headings.add(headingOf(html))
  }
  expect(headings.size).toBe(1 + contentAddresses.length + mainAddresses.length)
})

test('RT-11 a slug under another parent shows its page with its canonical address', async ({ request, site }) => {
  for (const parent of ['', 'industries/', 'anything/']) {
    const response = await request.get(`/tekdatanova/${parent}our-microsoft-advantage`, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status(), parent).toBe(200)
    expect(headingOf(html), parent).toBe('Our Microsoft Advantage')
    expect(canonicalOf(html), parent).toBe(`${site.url}/tekdatanova/services/our-microsoft-advantage`)
  }
})

test('MS-09 any address without a page returns 404 and says so without a redirect', async ({ request }) => {
  for (const address of unknownAddresses) {
    const name = address.slice(0, 60)
    const response = await request.get(address, { maxRedirects: 0 })
    const html = await response.text()
    expect(response.status(), name).toBe(404)
    expect(headingOf(html), name).toBe('Page Not Found')
    expect(html, name).toContain('Please select a valid option from the menu.')
    expect(robotsOf(html), name).toBe('noindex, nofollow')
    expect(keywordsOf(html), name).toMatch(/\S/)
    expect(html, name).toContain('aria-label="TekDataNova"')
    expect(html, name).not.toContain('<article')
  }
})

/** Follows a link in the header's menu, opening its dropdown if it has one. */
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

test('MS-01 MS-10 MS-17 MS-19 RT-08 the menu reaches every page with static files alone', async ({
  visitor: { page, frame },
  site,
}) => {
  test.setTimeout(240_000)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
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
  const notStatic = requests.filter((request) => !isStatic.test(request) || !request.includes(site.url))
  expect(notStatic).toEqual([])
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
  expect(requests.filter((request) => request.startsWith('document '))).toHaveLength(1)
})

test('MS-10 MS-11 a card shows its description on hover, focus and touch devices; the row scrolls by 800 px', async ({
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

/** The four types of card, each on a page that has one below the fold. */
const CARDS = [
  ['/tekdatanova/services/cloud-migration-services', 'fundamental', 'main li[data-dismissed]'],
  ['/tekdatanova/services/cloud-migration-services', 'benefit', 'main li:has(> h3):not([data-dismissed])'],
  ['/tekdatanova/services/cloud-migration-services', 'aspect', 'main article[data-side]'],
  ['/tekdatanova/use-cases', 'document', 'main li:has(> article)'],
] as const

for (const [address, type, selector] of CARDS)
  test(`MS-11 a card of type ${type} animates in once 20 percent of it is visible, without a layout shift`, async ({
    visitor: { page },
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto(address)
    await hydrated(page)
    const card = page.locator(selector).last()
    /** Scrolls until this share of the card is visible at the lower edge of the window. */
    const show = (share: number) =>
      card.evaluate((element, visible) => {
        const { top, left, height } = element.getBoundingClientRect()
        element.closest('ul')?.scrollBy({ left, behavior: 'instant' })
        scrollBy({ top: top + height * visible - innerHeight, behavior: 'instant' })
      }, share)
    await expect(card).toHaveAttribute('data-reveal', 'waiting')
    await expect(card).toHaveCSS('opacity', '0')
    await show(0.01)
    await show(0.17)
    await expect(card).toHaveAttribute('data-reveal', 'waiting')
    const before = await card.evaluate((element: HTMLElement) => element.offsetTop)
    await show(0.22)
    await expect(card).toHaveAttribute('data-reveal', 'shown')
    await expect(card).toHaveCSS('opacity', '1')
    expect(await card.evaluate((element: HTMLElement) => element.offsetTop)).toBe(before)
  })

test('MS-11 cards that wait to animate in are visible in print, with reduced motion and without scripts', async ({
  visitor: { page },
  reader,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  const hidden = (at: Page) =>
    at
      .locator('main :is(li, article)')
      .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).opacity === '0').length)
  await page.goto('/tekdatanova/use-cases')
  await hydrated(page)
  await expect.poll(() => hidden(page)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden(page)).toBe(0)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-reveal]')).toHaveCount(0)
  await reader.page.goto('/tekdatanova/use-cases')
  expect(await hidden(reader.page)).toBe(0)
})

test(
  'MS-10 a banner is 400 px high on phones as well and fits its text; with large text it grows',
  nightly,
  async ({ reader: { page } }) => {
    const banner = page.locator('main section').first()
    const shape = () =>
      banner.evaluate((band: HTMLElement) => ({
        height: band.getBoundingClientRect().height,
        cut: band.scrollHeight - band.offsetHeight,
      }))
    for (const address of [...contentAddresses, ...mainAddresses]) {
      await page.goto(address)
      for (const width of [320, 360, 390, 768]) {
        await page.setViewportSize({ width, height: 740 })
        const { height, cut } = await shape()
        expect([height, cut <= 0], `${address} at ${width} px`).toEqual([400, true])
      }
      await page.setViewportSize({ width: 390, height: 740 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const enlarged = await shape()
      expect([enlarged.height >= 400, enlarged.cut <= 0], `${address} with text at 200%`).toEqual([true, true])
    }
  },
)

test('MS-17 industries have their flag, and no other page does', nightly, async ({ reader: { page } }) => {
  const flag = page.locator('main section').first().getByText('Industries', { exact: true })
  const flags: [address: string, count: number][] = []
  for (const address of [...contentAddresses, ...mainAddresses]) {
    await page.goto(address)
    flags.push([address, await flag.count()])
  }
  expect(flags).toEqual(flags.map(([address]) => [address, Number(address.includes('/industries/'))]))
})

test('MS-12 the Microsoft page shows the partner logo, and pages make the claims that are text only', async ({
  reader: { page },
}) => {
  await page.goto('/tekdatanova/services/our-microsoft-advantage')
  const plate = page.locator('main section').first().locator('p:has(svg)')
  await expect.soft(plate.locator('svg')).toBeVisible()
  await expect.soft(plate).toHaveText(/Microsoft Solution Partner.*Data & AI · Digital & App Innovation/)
  await page.goto('/tekdatanova/services/cloud-migration-services')
  await expect.soft(page.getByRole('heading', { name: '50-70 percent faster migrations' })).toBeVisible()
  await page.goto('/tekdatanova/solutions/sap-migration-and-accelerators')
  await expect.soft(page.getByText(/6,000 tables in under six months/)).toBeVisible()
})

test('MS-14 the bar of the microsite stays at the top while its page is scrolled', async ({ reader: { page } }) => {
  await page.goto('/tekdatanova/solutions/sap-migration-and-accelerators')
  await page.evaluate(() => scrollTo(0, 1000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})
