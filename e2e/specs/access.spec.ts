import { staffAt, visitorAt } from '../fixtures/people'
import { readWithClient, failedRequestMessages, watchCalls } from '../fixtures/service-calls'
import { afterClosing, craftedSession, localStorageOf } from '../fixtures/stored-session'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { CAREERS_LINKS } from '../pages/staff-frame.page'

const STAFF_PAGES = ['/dashboard', '/viewblogs', '/blogs']

test('ST-05 RT-08 without a session every back-office page redirects to the login page', async ({ visitor }) => {
  for (const path of STAFF_PAGES) {
    await visitor.page.goto(path)
    await expect(visitor.page).toHaveURL('/login')
    await expect(visitor.frame.heading).toHaveText('Log in')
  }
})

test('ST-02 ST-05 a token without a role does not open the back-office, nor a role without a token', async ({
  openContext,
  site,
}) => {
  for (const key of ['Token', 'Blog']) {
    const context = await openContext({ storageState: craftedSession(site.url, { [key]: 'BLOGS' }) })
    const page = await context.newPage()
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  }
})

test('ST-03 on pages other than the login page a token without a session marker is removed', async ({
  openContext,
  site,
}) => {
  const crafted = craftedSession(site.url, { Token: 'left over', Blog: 'BLOGS', Username: 'blogs' }, { marker: false })
  const { page, insights, frame } = visitorAt(await (await openContext({ storageState: crafted })).newPage())
  await insights.goto()
  expect(await localStorageOf(page)).toEqual({ Blog: 'BLOGS', Username: 'blogs' })
  await expect(frame.menu).toBeVisible()
})

test('ST-03 closing the browser ends the session', async ({ openContext, sessionOf }) => {
  const context = await openContext({ storageState: afterClosing(await sessionOf('blogs')) })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  expect(await localStorageOf(page)).not.toHaveProperty('Token')
})

test('ST-03 FT-31 a second tab stays signed in', async ({ editor }) => {
  await editor.staffFrame.goto()
  const second = staffAt(await editor.page.context().newPage())
  await second.staffFrame.goto('/viewblogs')
  await expect(second.staffFrame.heading).toHaveText('Blogs')
  await expect(second.staffFrame.logout).toBeVisible()
})

test('RT-08 a forged session is rejected by its first request, cleared, and redirected to the login page', async ({
  openContext,
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(...failedRequestMessages(401))
  const forged = { Token: 'forged', Blog: 'BLOGS', Username: 'mallory', id: '1' }
  const { page, frame } = visitorAt(
    await (await openContext({ storageState: craftedSession(site.url, forged) })).newPage(),
  )
  const rejected = page.waitForResponse((response) => response.url().includes('/api/blogs/getblogsdashboard'))
  await page.goto('/dashboard')
  expect((await rejected).status()).toBe(401)
  await expect(page).toHaveURL('/login')
  await expect(frame.heading).toHaveText('Log in')
  expect(await localStorageOf(page)).toEqual({})
})

test('ST-04 staff who visit the home page are logged out; visitors see it', async ({ editor, visitor }) => {
  await editor.staffFrame.goto()
  await editor.page.goto('/')
  await expect(editor.page).toHaveURL('/login')
  expect(await localStorageOf(editor.page)).toEqual({})
  await editor.page.goto('/dashboard')
  await expect(editor.page).toHaveURL('/login')

  await visitor.home.goto()
  await expect(visitor.page).toHaveURL('/')
})

test('RT-08 the microsite has no guard: staff who visit it stay signed in', async ({ editor }) => {
  await editor.page.goto('/tekdatanova')
  await expect(editor.staffFrame.heading).toBeVisible()
  await editor.staffFrame.goto()
  await expect(editor.page).toHaveURL('/dashboard')
})

test('ST-05 the login page clears a stored token and role and shows its form', async ({ editor }) => {
  await editor.login.goto()
  await expect(editor.login.submit).toBeVisible()
  const stored = await localStorageOf(editor.page)
  expect(stored).not.toHaveProperty('Token')
  expect(stored).not.toHaveProperty('Blog')
})

test('ST-01 ST-09 signing in stores exactly the keys of the session, and the role survives a reload', async ({
  visitor,
  site,
}) => {
  const { page, login } = visitor
  await login.goto()
  await login.signIn('careers', site.passwords.careers)
  const stored = await localStorageOf(page)
  expect(Object.keys(stored).sort()).toEqual(['Blog', 'Token', 'Username', 'id'])
  expect(stored).toMatchObject({ Blog: 'CAREERS', Username: 'careers' })

  const { staffFrame } = staffAt(page)
  await expect(staffFrame.sidebar.getByRole('link')).toHaveText(CAREERS_LINKS)
  await page.reload()
  await expect(staffFrame.sidebar.getByRole('link')).toHaveText(CAREERS_LINKS)
})

test('ST-02 Logout clears the session in the browser and ends it on the service', async ({ visitor, site }) => {
  const { page, login } = visitor
  await login.goto()
  await login.signIn('blogs', site.passwords.blogs)
  const { Token } = await localStorageOf(page)
  const headers = { Authorization: `Bearer ${Token}` }
  expect((await page.request.get('/api/me', { headers })).status(), 'known, and refused without a proof').toBe(409)

  await staffAt(page).staffFrame.logout.click()
  await expect(page).toHaveURL('/login')
  expect(await localStorageOf(page)).toEqual({})
  expect((await page.request.get('/api/me', { headers })).status()).toBe(401)
})

test(
  'BO-05 logging out with unsaved text asks for confirmation, and the text is restored after signing in again',
  nightly,
  async ({ visitor: { page, login }, site }) => {
    const { staffFrame, editor } = staffAt(page)
    const signIn = async () => {
      await login.goto()
      await login.signIn('blogs', site.passwords.blogs)
      await editor.goto()
    }
    await signIn()
    await editor.name.fill('Half a thought')
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await staffFrame.logout.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(editor.name).toHaveValue('Half a thought')
    await staffFrame.logout.click()
    await question.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await signIn()
    await expect(editor.name).toHaveValue('Half a thought')
  },
)

test('ST-06 the requests of a session carry the bearer token, those of a visitor do not', async ({
  editor,
  visitor,
}) => {
  const [staffCalls, visitorCalls] = [watchCalls(editor.page.context()), watchCalls(visitor.page.context())]
  await editor.blogs.goto()
  const { Token } = await localStorageOf(editor.page)
  expect(staffCalls.length).toBeGreaterThan(0)
  expect(staffCalls.map(({ headers }) => headers['authorization'])).toEqual(staffCalls.map(() => `Bearer ${Token}`))

  await visitor.home.goto()
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  expect(visitorCalls.length).toBeGreaterThan(0)
  expect(visitorCalls.map(({ headers }) => headers['authorization'])).toEqual(visitorCalls.map(() => undefined))
})

test('ST-06 on the login page requests carry the stored token, unless it is the text "undefined"', async ({
  visitor,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(...failedRequestMessages(401))
  const calls = watchCalls(visitor.page.context())
  for (const [token, bearer] of [
    ['stored', 'Bearer stored'],
    ['undefined', undefined],
  ]) {
    await visitor.login.goto()
    await visitor.page.evaluate((value) => localStorage.setItem('Token', value ?? ''), token)
    await visitor.login.fill(unique('nobody'), 'not a password')
    await expect.poll(() => calls.at(-1)).toMatchObject({ method: 'POST', path: '/public/authenticate' })
    // The captcha challenge, then the sign-in.
    expect(calls.splice(0).map(({ headers }) => headers['authorization'])).toEqual([bearer, bearer])
  }
})

test('ST-06 a request whose path ends in Token carries no bearer token, nor does one with an absolute URL', async ({
  editor: { page, blogs },
}) => {
  await blogs.goto()
  const { Token } = await localStorageOf(page)
  const sessionBearer = `Bearer ${Token}`
  const sent: [string, string | undefined][] = []
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    sent.push([pathname + search, (await route.request().allHeaders())['authorization']])
    await route.fulfill({ json: {} })
  })
  await readWithClient(page, ['/me', '/blogs/token', '/Token/blogs', '/blogs/Token', '/Token?of=me'])
  expect.soft(sent.splice(0)).toEqual([
    ['/api/me', sessionBearer],
    ['/api/blogs/token', sessionBearer],
    ['/api/Token/blogs', sessionBearer],
    ['/api/blogs/Token', undefined],
    ['/api/Token?of=me', undefined],
  ])

  // The client turns them into paths of the service, so they stay on the site; still none carries the bearer token.
  await readWithClient(page, ['https://elsewhere.example/me', '//elsewhere.example/me', 'HTTPS://elsewhere.example/me'])
  expect(sent.map(([, bearer]) => bearer)).toEqual([undefined, undefined, undefined])
})

test('ST-07 writes carry the anti-forgery token from the cookie, reads do not', async ({ editor, unique }) => {
  const calls = watchCalls(editor.page.context())
  const name = unique('Notes on forgery')
  await editor.editor.goto()
  await editor.editor.name.fill(name)
  await editor.editor.save('Save draft')
  await editor.blogs.remove(name)

  const cookies = await editor.page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value
  expect(token).toBeTruthy()
  const [reads, writes] = [
    calls.filter(({ method }) => method === 'GET'),
    // Unsaved text is also sent after a pause in typing, and other users are shown who is editing an item.
    calls.filter(({ method }) => method !== 'GET'),
  ]
  expect(writes.map(({ headers }) => headers['x-xsrf-token'])).toEqual(writes.map(() => token))
  const ofItems = writes.filter(({ path }) => !/\/(autosaves|editing)\b/.test(path))
  expect(ofItems.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.filter(({ headers }) => 'x-xsrf-token' in headers)).toEqual([])
})
