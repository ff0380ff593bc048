import type { BrowserContext, Page, Request } from '@playwright/test'
import { mailsTo } from '../../tools/testing/mailbox'
import { longestOpenJob } from '../commands/jobs'
import { staffAt } from '../fixtures/people'
import { drawPng } from '../fixtures/png'
import { expect, test } from '../fixtures/own-site'
import { nightly } from '../fixtures/nightly'
import { craftedSession, localStorageOf } from '../fixtures/stored-session'
import { ApplicationPage } from '../pages/application.page'
import { RecordTablePage } from '../pages/record-table.page'

test.use({ purpose: 'copies' })

const COPIED = 'This login was used in another browser, so it has been ended.'
const NOTICE = 'Your login was used in another browser'

/** The calls of a page that need a session, from now on, with whether each has a proof. */
function watchStaffCalls(context: BrowserContext) {
  const calls: Request[] = []
  const refused: string[] = []
  const isOfSession = (request: Request) =>
    request.headers().authorization !== undefined && !request.url().includes('/api/public/')
  context.on('request', (request) => {
    if (isOfSession(request)) calls.push(request)
  })
  context.on('response', (response) => {
    if (isOfSession(response.request()) && [401, 409].includes(response.status())) refused.push(response.url())
  })
  return {
    calls,
    expectProven() {
      const proofs = calls.map((request) => request.headers().dpop)
      expect(proofs.length).toBeGreaterThan(0)
      expect(new Set(proofs).size, 'each call has a proof of its own').toBe(proofs.length)
      expect(proofs).not.toContain(undefined)
      expect(refused).toEqual([])
    },
  }
}

test(
  'an editor whose session is bound reads, saves with a picture, continues offline work and uses several tabs',
  nightly,
  async ({ visitor, site, consoleWatch, unique }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    const { page } = visitor
    const { editor, blogs } = staffAt(page)
    await visitor.login.goto()
    const watched = watchStaffCalls(page.context())
    await visitor.login.signIn('blogs', site.passwords.blogs)

    const name = unique('Bound to a browser')
    await editor.goto()
    await editor.write({ name, summary: 'Proven.', text: 'Each call.' })
    await editor.choosePicture({ file: drawPng(1600, 900), alt: 'Two colors' })
    await editor.press('Save draft')
    await expect(page.getByText(/^Saved at/)).toBeVisible()

    // The other tab shows who else has the item open, reads it and shows its preview.
    const second = staffAt(await page.context().newPage())
    await second.page.goto(page.url())
    await expect(second.editor.name).toHaveValue(name)
    await second.page.close()

    await editor.summary.fill('Typed in a train.')
    await page.context().setOffline(true)
    await editor.press('Save draft')
    await expect(page.getByText(/offline|connection/i).first()).toBeVisible()
    await page.context().setOffline(false)
    await page
      .getByRole('button', { name: /Try again|Save draft/ })
      .first()
      .click()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await expect(blogs.row(name)).toBeVisible()
    await blogs.remove(name)

    const keys = watched.calls.flatMap((request) => request.headers()['idempotency-key'] ?? [])
    expect(keys.length - new Set(keys).size, 'a save was sent again as the same save').toBeGreaterThan(0)

    watched.expectProven()
  },
)

test(
  'a recruiter whose session is bound reads and downloads a résumé, with a clock that is hours wrong',
  nightly,
  async ({ openContext, site, consoleWatch, unique }) => {
    // The service answers the first call of a page with the nonce that stands in for the time.
    consoleWatch.allow(/401/)
    const applicant = await (await openContext()).newPage()
    const person = unique('Rita Bound').replaceAll(/[\d]/g, 'x')
    await new ApplicationPage(applicant).apply((await longestOpenJob(applicant.request)).slug, person)

    const context = await openContext()
    const page = await context.newPage()
    await page.clock.setSystemTime(Date.now() + 5 * 60 * 60_000)
    const { login, staffFrame } = staffAt(page)
    await login.goto()
    await login.signIn('careers', site.passwords.careers)
    await staffFrame.goto('/Applications')
    await new RecordTablePage(page).link(person).click()
    await expect(staffFrame.heading).toHaveText(person)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await download
    await page.reload()
    await expect(staffFrame.heading).toHaveText(person)
  },
)

for (const [clock, hours, refused] of [
  ['right', 0, /^$/],
  // The answers with the nonce.
  ['wrong', 5, /40[13]/],
] as const) {
  test(
    `staff whose session is bound see the releases of a page and what failed, and stay logged in, with a ${clock} clock`,
    clock === 'right' ? {} : nightly,
    async ({ visitor: { page, login }, running, site, consoleWatch }) => {
      consoleWatch.allow(refused)
      await page.clock.setSystemTime(Date.now() + hours * 60 * 60_000)
      const alarms = async () =>
        (await mailsTo(running.dataDir, 'blogs@localhost')).filter(({ headers }) => headers.includes(NOTICE)).length
      const earlier = await alarms()
      await login.goto()
      await login.signIn('blogs', site.passwords.blogs)
      await page.goto('/about-us#releases')
      const panel = page.getByRole('dialog', { name: 'Releases of this page' })
      await expect(panel.getByRole('heading', { name: 'remote-backoffice' })).toBeVisible()
      await panel.getByRole('button', { name: 'What failed' }).click()
      await expect(page.getByRole('dialog', { name: 'What failed' }).getByText(/No errors|Nothing/)).toBeVisible()
      await staffAt(page).blogs.goto()
      await expect(staffAt(page).staffFrame.heading).toBeVisible()
      expect(await alarms()).toBe(earlier)
    },
  )
}

test('visitors do not download the code for session proofs, not even on the login page', async ({
  visitor: { page, login, home },
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await home.goto()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await login.goto()
  await login.username.fill('blogs')
  await login.password.fill('not sent')
  expect(scripts.filter((url) => url.includes('token-proof'))).toEqual([])
  const keys = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(keys).not.toContain('tekskills-key')
})

/** Tries the journeys with a copied token in another browser; returns the responses of the service. */
const journeys: Record<string, (page: Page, token: string) => Promise<number>> = {
  'reads a list': (page, token) => call(page, token, 'GET', '/api/blogs/get-allblogs'),
  saves: (page, token) => call(page, token, 'POST', '/api/blogs', { blogName: 'Taken over' }),
  'uploads a picture': (page, token) => call(page, token, 'POST', '/api/media', { alt: 'x' }, true),
  'downloads a picture': (page, token) =>
    call(page, token, 'GET', '/api/blogs/download/01900000-0000-7000-8000-000000000001'),
}

const call = (
  page: Page,
  token: string,
  method: string,
  url: string,
  fields: Record<string, string> = {},
  hasFile = false,
) =>
  page.evaluate(
    async ([bearer, verb, address, values, withFile]) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(values)) body.append(name, value)
      if (withFile) body.append('file', new Blob(['x'], { type: 'image/png' }), 'x.png')
      const headers = { authorization: `Bearer ${bearer}` }
      return (await fetch(address, { method: verb, headers, ...(verb === 'POST' && { body }) })).status
    },
    [token, method, url, fields, hasFile] as const,
  )

test('a token copied to another browser is rejected there in every journey, and its owner is notified and loses no typed text', async ({
  visitor: { page, login },
  openContext,
  running,
  site,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/401/)
  const { editor } = staffAt(page)
  await login.goto()
  await login.signIn('blogs', site.passwords.blogs)
  const name = unique('Not lost')
  await editor.goto()
  await editor.write({ name, summary: 'Typed before.', text: 'And this.' })
  await editor.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  const elsewhere = await (await openContext()).newPage()
  await elsewhere.goto('/contact')
  let told = 0
  for (const [journey, make] of Object.entries(journeys)) {
    const { Token = '' } = await localStorageOf(page)
    expect(await make(elsewhere, Token), journey).toBe(401)
    await expect
      .poll(
        async () =>
          (await mailsTo(running.dataDir, 'blogs@localhost')).filter(({ headers }) => headers.includes(NOTICE)).length,
      )
      .toBe(++told)
    await editor.summary.fill(`Typed while somebody ${journey}.`)
    await editor.press('Save draft')
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await expect(dialog).toContainText(COPIED)
    await dialog.getByLabel('Password', { exact: true }).fill(site.passwords.blogs)
    await dialog.getByRole('button', { name: 'Log in and continue' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(editor.summary).toHaveValue(`Typed while somebody ${journey}.`)
  }

  // The same with our own pages, which sign calls with the key of that browser, and with all its cookies.
  const url = new URL(page.url()).origin
  const copy = craftedSession(url, await localStorageOf(page))
  const { cookies } = await page.context().storageState()
  const stolen = await openContext({ storageState: { ...copy, cookies } })
  const thief = await stolen.newPage()
  await thief.goto('/viewblogs')
  await expect(thief).toHaveURL('/login')
  await expect(thief.getByRole('alertdialog')).toContainText(COPIED)
  await page.goto('/viewblogs')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alertdialog')).toContainText(COPIED)
})

test('a page of an older release, which sends no proofs, is told to reload and does not end the session', async ({
  visitor: { page, login },
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/)
  await login.goto()
  await login.signIn('blogs', site.passwords.blogs)
  const { Token = '' } = await localStorageOf(page)
  expect(await call(page, Token, 'GET', '/api/blogs/get-allblogs')).toBe(409)
  await staffAt(page).blogs.goto()
  await expect(page).toHaveURL(/viewblogs/)
})
