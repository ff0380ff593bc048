import type { Page } from '@playwright/test'
import {
  tamperedScriptRan,
  expect,
  faults,
  markDocument,
  places,
  sameDocument,
  test,
  type Fault,
  type Place,
} from '../fixtures/federation'
import { hydrated } from '../pages/hydration'

test.describe.configure({ mode: 'parallel' })

/**
 * Milliseconds to wait for the notice and the failure view, on any busy machine. That they appear within 6 s is tested
 * with the time limits of the shell's loaders (`shell/src/federation/time-limits.test.ts`).
 */
const LIMIT = 60_000

const home = { remote: 'remote-public', chunk: 'home', path: '/', link: 'Home', heading: /^We build, move/ }
const microsite = {
  remote: 'remote-tekdatanova',
  chunk: 'landing',
  path: '/tekdatanova',
  link: 'TekDataNova',
  heading: /^We turn the noise/,
}
const dashboard = { remote: 'remote-backoffice', chunk: 'dashboard', path: '/dashboard', heading: /^Dashboard/ }

const publicPages = [
  { broken: home, other: microsite },
  { broken: microsite, other: home },
]

interface Case {
  place: Place
  fault: Fault
}

/** Every place with every fault: too slow for every run; the nightly run tests all (`npm run soak -- faults`). */
const matrix = places.flatMap((place) => faults.map((fault): Case => ({ place, fault })))
const isWhole = process.env.E2E_FAULTS === 'all'

/** Faults that a browser handles differently; for a script request, all failures are alike. */
const DISTINCT: readonly Fault[] = ['status 404', 'a page of HTML', 'half of a file', 'no response', 'a tampered file']
const distinct = matrix.filter(({ place, fault }) =>
  place === 'registry part'
    ? fault === 'status 404'
    : DISTINCT.includes(fault) && !(place === 'expose' && fault === 'no response'),
)
const few = distinct.filter(({ fault }) => fault !== 'a page of HTML' && fault !== 'half of a file')

/** A usual run gives each remote every sixth case, in turn; the nightly run all of them (`E2E_FAULTS=distinct`). */
const inTurn = (cases: readonly Case[], turn: number) =>
  process.env.E2E_FAULTS ? cases : cases.filter((_case, index) => index % 6 === turn)

const headingOf = (page: Page, { heading }: { heading: RegExp }) =>
  page.getByRole('heading', { level: 1, name: heading })
const failureView = (page: Page) => page.getByRole('heading', { name: 'This part of the site is unavailable' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page are not working' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
const follow = (page: Page, { link }: { link: string }) =>
  page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()

/** Waits only for the HTML: a file without a response prevents the load event. */
const open = (page: Page, { path }: { path: string }) => page.goto(path, { waitUntil: 'domcontentloaded' })

/** Annotates the test with the time from the navigation to the failure view. */
async function failureViewAfter(page: Page, navigate: () => Promise<unknown>) {
  const start = Date.now()
  await navigate()
  await expect(failureView(page)).toBeVisible({ timeout: LIMIT })
  test.info().annotations.push({ type: 'failure view', description: String(Date.now() - start) })
}

for (const [turn, { broken, other }] of publicPages.entries()) {
  for (const { place, fault } of isWhole ? [] : inTurn(distinct, turn)) {
    test(`${broken.remote}: ${place}: ${fault}: its page stays readable and hydrates in place after a retry`, async ({
      page,
      federation,
      visitor,
    }) => {
      await federation.break(broken, place, fault)
      await open(page, broken)
      await expect(notice(page)).toBeVisible({ timeout: LIMIT })
      await expect(headingOf(page, broken)).toBeVisible()
      await visitor.frame.chooseCookies('Decline')
      await expect(visitor.frame.cookieBanner).toBeHidden()
      expect(await tamperedScriptRan(page)).toBe(false)

      await markDocument(page)
      await federation.restore()
      await tryAgain(page)
      await expect(notice(page)).toBeHidden()
      await hydrated(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })
  }

  for (const { place, fault } of isWhole ? matrix : inTurn(few, turn)) {
    test(`${broken.remote}: ${place}: ${fault}: a visitor from another page can continue, and retry`, async ({
      page,
      federation,
      visitor,
    }) => {
      await federation.break(broken, place, fault)
      await page.goto(other.path)
      await hydrated(page)
      await markDocument(page)
      await failureViewAfter(page, () => follow(page, broken))
      await expect(visitor.frame.header).toBeVisible()
      await follow(page, other)
      await expect(headingOf(page, other)).toBeVisible()
      await follow(page, broken)
      await expect(failureView(page)).toBeVisible({ timeout: LIMIT })
      expect(await tamperedScriptRan(page)).toBe(false)

      await federation.restore()
      await tryAgain(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })
  }

  test(`${broken.remote}: a visitor who entered on its broken page can open other sections`, async ({
    page,
    federation,
  }) => {
    await federation.break(broken, 'entry', 'status 404')
    await open(page, broken)
    await expect(notice(page)).toBeVisible({ timeout: LIMIT })
    await markDocument(page)
    await follow(page, other)
    await expect(headingOf(page, other)).toBeVisible()
    await page.goBack()
    await expect(headingOf(page, broken)).toBeVisible()
    await expect(notice(page)).toBeVisible()
    await sameDocument(page)
  })
}

for (const { place, fault } of isWhole ? matrix : inTurn(distinct, 2)) {
  test(`${dashboard.remote}: ${place}: ${fault}: the editor can continue, and retry`, async ({
    editor,
    editorFederation,
  }) => {
    await editorFederation.break(dashboard, place, fault)
    await failureViewAfter(editor.page, () => open(editor.page, dashboard))
    await expect(editor.staffFrame.logout).toBeEnabled()
    expect(await tamperedScriptRan(editor.page)).toBe(false)

    await markDocument(editor.page)
    await editorFederation.restore()
    await tryAgain(editor.page)
    await expect(headingOf(editor.page, dashboard)).toBeVisible()
    await sameDocument(editor.page)
  })
}

const HTTP_CLIENT = 'http_client'

async function fillInEnquiry(page: Page) {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'First name' }).fill('Mira')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('mira@example.com')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Two ledgers')
  await page.getByRole('textbox', { name: 'Message' }).fill('They do not agree.')
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const confirm = (page: Page) => page.getByRole('button', { name: 'Ok', exact: true }).click()
const sendEnquiry = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click()

test('FM-03 one lost request for the shared HTTP client does not keep an enquiry from being sent', async ({
  page,
  federation,
}) => {
  await federation.lose(HTTP_CLIENT, 1)
  await fillInEnquiry(page)
  await sendEnquiry(page)
  await expect(dialog(page, 'Success!')).toHaveText(/Successfully Submitted/)
})

test('FM-01 FM-03 forms of remote and shell can be sent once the shared HTTP client can be loaded again', async ({
  page,
  federation,
}) => {
  await federation.lose(HTTP_CLIENT)
  await fillInEnquiry(page)
  await sendEnquiry(page)
  await expect(dialog(page, 'Error')).toHaveText(/Form is invalid or reCAPTCHA token is missing/)
  await confirm(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('They do not agree.')
  const newsletter = page.getByRole('contentinfo')
  await newsletter.getByRole('textbox', { name: 'Email address' }).fill('mira@example.com')
  await newsletter.getByRole('button', { name: 'Sign up' }).click()
  await expect(newsletter.getByRole('button', { name: 'Sign up' })).toBeEnabled()

  await federation.restore()
  await sendEnquiry(page)
  await expect(dialog(page, 'Success!')).toHaveText(/Successfully Submitted/)
  await confirm(page)
  await newsletter.getByRole('button', { name: 'Sign up' }).click()
  await expect(dialog(page, 'Success!')).toHaveText(/Successfully Submitted/)
})
