import type { BrowserContext } from '@playwright/test'
import { staffAt, visitorAt } from '../fixtures/people'
import { typicalPages } from '../fixtures/public-pages'
import { refusalMessages } from '../fixtures/service-calls'
import { memoryOf, storedIn } from '../fixtures/stored'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** Addresses that mean nothing, and what the page at their end says. */
const UNKNOWN = [
  ['/no-such-page', 'No signal at this address.'],
  ['/services/../../etc/passwd', 'No signal at this address.'],
  ['/constructor/__proto__', 'No signal at this address.'],
  ['/%E0%A4%A', 'No signal at this address.'],
  ['/blog/%E0%A4%A', 'No signal at this address.'],
  ['/blog/%00', 'No signal at this address.'],
  ['/blog/no-such-article', 'There is no article at this address.'],
  [`/blog/${'a'.repeat(600)}`, 'There is no article at this address.'],
  ['/tekdatanova/services/no-such-service', 'Page Not Found'],
  ['/tekdatanova/__proto__', 'Page Not Found'],
] as const

for (const [address, words] of UNKNOWN) {
  test(`RT-05 ${address.slice(0, 40)} ends with status 404 at a page that says so`, async ({ visitor }) => {
    const response = await visitor.page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(visitor.frame.heading).toHaveText(words)
    await hydrated(visitor.page)
    await expect(visitor.frame.heading).toHaveText(words)
  })
}

test('a query of 100 kB is refused in a sentence, on a page as on a call', async ({ visitor: { page } }) => {
  const query = `?q=${'a'.repeat(100_000)}`
  const response = await page.goto(`/resources/blogs${query}`)
  expect(response?.status()).toBe(414)
  await expect(page.locator('body')).toContainText('This address is too long.')
  const call = await page.request.get(`/api/public/user/get-allblogs${query}`)
  expect(call.status()).toBeGreaterThanOrEqual(400)
  expect(call.status()).toBeLessThan(500)
})

test('query parameters that mean nothing lead to the plain page', async ({ visitor }) => {
  for (const query of [
    '?page=-1',
    '?page=abc',
    '?page=99999999999',
    '?category=%27%3B--',
    '?q[]=a&q[]=b',
    '?%E0%A4%A',
  ]) {
    const response = await visitor.page.goto(`/resources/blogs${query}`)
    expect(response?.status(), query).toBe(200)
    await hydrated(visitor.page)
    await expect(visitor.frame.heading).toHaveText('Insights')
  }
})

test('a broken cookie changes nothing', async ({ visitor, site }) => {
  const values = { session: '%E0%A4%A', 'XSRF-TOKEN': '%', consent: '"\\{', long: 'x'.repeat(3500) }
  const cookies = Object.entries(values).map(([name, value]) => ({ name, value, url: site.url }))
  await visitor.page.context().addCookies(cookies)
  for (const address of await typicalPages(visitor.page.request)) {
    await visitor.page.goto(address)
    await hydrated(visitor.page)
    await expect(visitor.frame.heading).toBeVisible()
  }
})

/** The router says once that it cannot remember where pages were scrolled to. */
const FORGETS_SCROLLING = /Failed to save scroll positions in sessionStorage/

/** A browser that keeps nothing, as private modes and strict settings do. */
async function denyStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  })
}

test('with storage denied every public page works, and the answer about cookies holds for the page', async ({
  visitor: { page, frame },
  consoleWatch,
}) => {
  consoleWatch.allow(FORGETS_SCROLLING)
  await denyStorage(page.context())
  for (const address of await typicalPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
    await expect(frame.heading).toBeVisible()
  }
  await frame.answerCookies('Decline')
  await expect(frame.cookieBanner).toBeHidden()
})

test('with storage denied the back-office leads to the login page', async ({
  visitor: { page, frame },
  consoleWatch,
}) => {
  consoleWatch.allow(FORGETS_SCROLLING)
  await denyStorage(page.context())
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Sign in')
})

const RUBBISH = {
  Token: '\u0000{"',
  Blog: '<img src=x>',
  Username: '"'.repeat(1000),
  id: '[object Object]',
  sidebarState: '{{',
  cookieConsent: 'perhaps',
  casestudyId: 'NaN',
}

test('with rubbish in storage every public page works', async ({ openContext, site }) => {
  const context = await openContext({ storageState: memoryOf(site.url, RUBBISH, { marker: false }) })
  const { page, frame } = visitorAt(await context.newPage())
  for (const address of await typicalPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
    await expect(frame.heading).toBeVisible()
  }
  await expect(frame.cookieBanner).toBeVisible()
})

test('with rubbish in storage the back-office ends at the login page', async ({ openContext, site, consoleWatch }) => {
  consoleWatch.allow(...refusalMessages(401))
  const rubbish = { ...RUBBISH, Token: 'rubbish', Blog: 'BLOGS' }
  const context = await openContext({ storageState: memoryOf(site.url, rubbish) })
  const { page, frame } = visitorAt(await context.newPage())
  await page.goto('/viewblogs')
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Sign in')
})

test('a role that nobody knows sees no entries and no pages', async ({ openContext, site }) => {
  const context = await openContext({ storageState: memoryOf(site.url, { Token: 'x', Blog: 'ADMIN' }) })
  const { office } = staffAt(await context.newPage())
  await office.goto('/dashboard')
  await expect(office.sidebar.getByRole('link')).toHaveCount(0)
})

test('a token that has expired under a form lets the person go to the login page, and the text comes back', async ({
  visitor,
  request,
  site,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(...refusalMessages(401))
  const { page, editor, login, frame } = staffAt(visitor.page)
  await login.goto()
  await login.signIn('blogs', site.passwords.blogs)
  const name = unique('Unsaved')
  await editor.goto()
  await editor.write({ name, summary: 'Typed before the end.', text: 'And this.' })

  const { Token } = await storedIn(page)
  const ended = await request.post('/api/logout', { headers: { Authorization: `Bearer ${Token}` } })
  expect(ended.status()).toBe(204)
  await editor.press('Publish')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('button', { name: 'Sign in as someone else' }).click()
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Sign in')

  await login.fill('blogs', site.passwords.blogs)
  await expect(page).toHaveURL('/blogs')
  await expect(page.getByText('Your unsaved text is back')).toBeVisible()
  await expect(editor.name).toHaveValue(name)
  await expect(editor.text).toHaveText('And this.')
})

test('a broken id of a blog to edit is told in the back-office', async ({ editor, consoleWatch }) => {
  consoleWatch.allow(...refusalMessages(404))
  await editor.office.goto('/blogs?id=not-an-id')
  await expect(editor.office.heading).toHaveText('This record no longer exists')
})

test('AT-06 what is too large is told as such, also to those who are still sending it', async ({ visitor }) => {
  const statuses = new Set<number>()
  for (let round = 0; round < 12; round++) {
    const answer = await visitor.page.request.post('/api/public/authenticate', {
      data: { username: 'blogs', password: 'x'.repeat(3_000_000) },
    })
    statuses.add(answer.status())
  }
  expect([...statuses]).toEqual([413])
})
