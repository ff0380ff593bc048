import type { BrowserContext } from '@playwright/test'
import { staffAt, visitorAt } from '../fixtures/people'
import { typicalPages } from '../fixtures/public-pages'
import { failedRequestMessages } from '../fixtures/service-calls'
import { craftedSession, localStorageOf } from '../fixtures/stored-session'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** Unknown addresses with the expected heading. */
const UNKNOWN = [
  ['/no-such-page', 'Page not found'],
  ['/services/../../etc/passwd', 'Page not found'],
  ['/constructor/__proto__', 'Page not found'],
  ['/%E0%A4%A', 'Page not found'],
  ['/blog/%E0%A4%A', 'Page not found'],
  ['/blog/%00', 'Page not found'],
  ['/blog/no-such-article', 'There is no article at this address'],
  [`/blog/${'a'.repeat(600)}`, 'There is no article at this address'],
  ['/tekdatanova/services/no-such-service', 'Page Not Found'],
  ['/tekdatanova/__proto__', 'Page Not Found'],
] as const

for (const [address, heading] of UNKNOWN) {
  test(`RT-05 ${address.slice(0, 40)} returns status 404 with a page that says so`, async ({ visitor }) => {
    const response = await visitor.page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(visitor.frame.heading).toHaveText(heading)
    await hydrated(visitor.page)
    await expect(visitor.frame.heading).toHaveText(heading)
  })
}

test('a query of 100 kB is rejected with a message, for pages and API requests', async ({ visitor: { page } }) => {
  const query = `?q=${'a'.repeat(100_000)}`
  const response = await page.goto(`/resources/blogs${query}`)
  expect(response?.status()).toBe(414)
  await expect(page.locator('body')).toContainText('This address is too long.')
  const apiResponse = await page.request.get(`/api/public/user/get-allblogs${query}`)
  expect(apiResponse.status()).toBeGreaterThanOrEqual(400)
  expect(apiResponse.status()).toBeLessThan(500)
})

test('invalid query parameters are ignored', async ({ visitor }) => {
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

/** The router logs once that it cannot store scroll positions. */
const SCROLL_STORAGE_FAILED = /Failed to save scroll positions in sessionStorage/

/** Denies access to storage, as private modes and strict settings do. */
async function denyStorage(context: BrowserContext) {
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  })
}

test('with storage denied every public page works, and the cookie choice applies to the page', async ({
  visitor: { page, frame },
  consoleWatch,
}) => {
  consoleWatch.allow(SCROLL_STORAGE_FAILED)
  await denyStorage(page.context())
  for (const address of await typicalPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
    await expect(frame.heading).toBeVisible()
  }
  await frame.chooseCookies('Decline')
  await expect(frame.cookieBanner).toBeHidden()
})

test('with storage denied the back-office redirects to the login page', async ({
  visitor: { page, frame },
  consoleWatch,
}) => {
  consoleWatch.allow(SCROLL_STORAGE_FAILED)
  await denyStorage(page.context())
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Log in')
})

const CORRUPT = {
  Token: '\u0000{"',
  Blog: '<img src=x>',
  Username: '"'.repeat(1000),
  id: '[object Object]',
  sidebarState: '{{',
  cookieConsent: 'perhaps',
  casestudyId: 'NaN',
}

test('with corrupt storage every public page works', nightly, async ({ openContext, site }) => {
  const context = await openContext({ storageState: craftedSession(site.url, CORRUPT, { marker: false }) })
  const { page, frame } = visitorAt(await context.newPage())
  for (const address of await typicalPages(page.request)) {
    await page.goto(address)
    await hydrated(page)
    await expect(frame.heading).toBeVisible()
  }
  await expect(frame.cookieBanner).toBeVisible()
})

test('with corrupt storage the back-office redirects to the login page', async ({
  openContext,
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(...failedRequestMessages(401))
  const corrupt = { ...CORRUPT, Token: 'rubbish', Blog: 'BLOGS' }
  const context = await openContext({ storageState: craftedSession(site.url, corrupt) })
  const { page, frame } = visitorAt(await context.newPage())
  await page.goto('/viewblogs')
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Log in')
})

test('an unknown role sees no entries and no pages', async ({ openContext, site }) => {
  const context = await openContext({ storageState: craftedSession(site.url, { Token: 'x', Blog: 'ADMIN' }) })
  const { staffFrame } = staffAt(await context.newPage())
  await staffFrame.goto('/dashboard')
  await expect(staffFrame.sidebar.getByRole('link')).toHaveCount(0)
})

test(
  'when the token expires while a form is open, the user can go to the login page, and the text is restored',
  nightly,
  async ({ visitor, request, site, consoleWatch, unique }) => {
    consoleWatch.allow(...failedRequestMessages(401))
    const { page, editor, login, frame } = staffAt(visitor.page)
    await login.goto()
    await login.signIn('blogs', site.passwords.blogs)
    const name = unique('Unsaved')
    await editor.goto()
    await editor.write({ name, summary: 'Typed before the end.', text: 'And this.' })

    const { Token } = await localStorageOf(page)
    const ended = await request.post('/api/logout', { headers: { Authorization: `Bearer ${Token}` } })
    expect(ended.status()).toBe(204)
    await editor.press('Publish')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Log in as someone else' }).click()
    await expect(page).toHaveURL('/login')
    await expect(frame.heading).toHaveText('Log in')

    await login.fill('blogs', site.passwords.blogs)
    await expect(page).toHaveURL('/blogs')
    await expect(page.getByText('Your unsaved text has been restored')).toBeVisible()
    await expect(editor.name).toHaveValue(name)
    await expect(editor.text).toHaveText('And this.')
  },
)

test('the back-office reports an invalid blog id in the URL', async ({ editor, consoleWatch }) => {
  consoleWatch.allow(...failedRequestMessages(404))
  await editor.staffFrame.goto('/blogs?id=not-an-id')
  await expect(editor.staffFrame.heading).toHaveText('This record no longer exists')
})

test('AT-06 a body that is too large is rejected as such, even while the client is still sending it', async ({
  visitor,
}) => {
  const statuses = new Set<number>()
  for (let round = 0; round < 12; round++) {
    const response = await visitor.page.request.post('/api/public/authenticate', {
      data: { username: 'blogs', password: 'x'.repeat(3_000_000) },
    })
    statuses.add(response.status())
  }
  expect([...statuses]).toEqual([413])
})
