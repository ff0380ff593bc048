import type { Page } from '@playwright/test'
import {
  changedScriptRan,
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
 * Milliseconds to wait for the notice and the failure view, on a machine however busy. That they stand within 6 s is
 * for the time limits of the shell's loaders to keep (`shell/src/federation/time-limits.test.ts`).
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

/** Every place with every fault: too long for every run; every night does them all (`npm run soak -- faults`). */
const matrix = places.flatMap((place) => faults.map((fault): Case => ({ place, fault })))
const isWhole = process.env.E2E_FAULTS === 'all'

/** Faults that a browser tells apart; to a script it asks for, one refusal is like the other. */
const DISTINCT: readonly Fault[] = ['status 404', 'a page of HTML', 'half of the file', 'silence', 'a changed file']
const distinct = matrix.filter(({ place, fault }) =>
  place === 'registry part'
    ? fault === 'status 404'
    : DISTINCT.includes(fault) && !(place === 'expose' && fault === 'silence'),
)
const few = distinct.filter(({ fault }) => fault !== 'a page of HTML' && fault !== 'half of the file')

/**
 * In a usual run the two public remotes take turns: each pair of a place and a fault is met by one of them. Every night
 * both meet them all (`E2E_FAULTS=distinct`).
 */
const inTurn = (cases: readonly Case[], turn: number) =>
  process.env.E2E_FAULTS ? cases : cases.filter((_case, index) => index % 2 === turn)

const headingOf = (page: Page, { heading }: { heading: RegExp }) =>
  page.getByRole('heading', { level: 1, name: heading })
const failureView = (page: Page) => page.getByRole('heading', { name: 'This part of the site is unavailable' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page could not start' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
const follow = (page: Page, { link }: { link: string }) =>
  page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()

/** A file that never comes keeps the document from being loaded, so only its HTML is waited for. */
const open = (page: Page, { path }: { path: string }) => page.goto(path, { waitUntil: 'domcontentloaded' })

/** Notes how long a visitor waited for the failure view since they asked for the page. */
async function failureViewAfter(page: Page, ask: () => Promise<unknown>) {
  const asked = Date.now()
  await ask()
  await expect(failureView(page)).toBeVisible({ timeout: LIMIT })
  test.info().annotations.push({ type: 'failure view', description: String(Date.now() - asked) })
}

for (const [turn, { broken, other }] of publicPages.entries()) {
  for (const { place, fault } of isWhole ? [] : inTurn(distinct, turn)) {
    test(`${broken.remote}: ${place}: ${fault}: its page reads on and revives in place`, async ({
      page,
      federation,
      visitor,
    }) => {
      await federation.break(broken, place, fault)
      await open(page, broken)
      await expect(notice(page)).toBeVisible({ timeout: LIMIT })
      await expect(headingOf(page, broken)).toBeVisible()
      await visitor.frame.answerCookies('Decline')
      await expect(visitor.frame.cookieBanner).toBeHidden()
      expect(await changedScriptRan(page)).toBe(false)

      await markDocument(page)
      await federation.mend()
      await tryAgain(page)
      await expect(notice(page)).toBeHidden()
      await hydrated(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })
  }

  for (const { place, fault } of isWhole ? matrix : inTurn(few, turn)) {
    test(`${broken.remote}: ${place}: ${fault}: a visitor from elsewhere can go on, and try again`, async ({
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
      expect(await changedScriptRan(page)).toBe(false)

      await federation.mend()
      await tryAgain(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })
  }

  test(`${broken.remote}: who came in by its broken page goes on to other sections`, async ({ page, federation }) => {
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

for (const { place, fault } of isWhole ? matrix : inTurn(distinct, 0)) {
  test(`${dashboard.remote}: ${place}: ${fault}: the editor can go on, and try again`, async ({
    editor,
    editorFederation,
  }) => {
    await editorFederation.break(dashboard, place, fault)
    await failureViewAfter(editor.page, () => open(editor.page, dashboard))
    await expect(editor.office.logout).toBeEnabled()
    expect(await changedScriptRan(editor.page)).toBe(false)

    await markDocument(editor.page)
    await editorFederation.mend()
    await tryAgain(editor.page)
    await expect(headingOf(editor.page, dashboard)).toBeVisible()
    await sameDocument(editor.page)
  })
}
