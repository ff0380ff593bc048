import type { Page } from '@playwright/test'
import { expect, faults, markDocument, parts, sameDocument, test } from '../fixtures/federation'
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

/** Every file with every fault; the manifest's silence is left out, which costs time and fails like the entry's. */
const cases = parts
  .flatMap((part) => faults.map((fault) => ({ part, fault })))
  .filter(({ part, fault }) => !(part === 'manifest' && fault === 'silence'))

const headingOf = (page: Page, { heading }: { heading: RegExp }) =>
  page.getByRole('heading', { level: 1, name: heading })
const failureView = (page: Page) => page.getByRole('heading', { name: 'This part of the site is unavailable' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page could not start' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
const follow = (page: Page, { link }: { link: string }) =>
  page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()

/** A file that never comes keeps the document from being loaded, so only its HTML is waited for. */
const open = (page: Page, { path }: { path: string }) => page.goto(path, { waitUntil: 'domcontentloaded' })

/** Opens a page that works and comes from the other remote, then goes to the broken one. */
async function enter(page: Page, { broken, other }: (typeof publicPages)[number]) {
  await page.goto(other.path)
  await hydrated(page)
  await markDocument(page)
  await follow(page, broken)
  await expect(failureView(page)).toBeVisible({ timeout: LIMIT })
}

for (const { broken, other } of publicPages) {
  for (const { part, fault } of cases) {
    test(`${broken.remote}: ${part}: ${fault}: its page reads on and revives in place`, async ({
      page,
      federation,
      visitor,
    }) => {
      await federation.break(broken, part, fault)
      await open(page, broken)
      await expect(notice(page)).toBeVisible({ timeout: LIMIT })
      await expect(headingOf(page, broken)).toBeVisible()
      await visitor.frame.answerCookies('Decline')
      await expect(visitor.frame.cookieBanner).toBeHidden()

      await markDocument(page)
      await federation.mend()
      await tryAgain(page)
      await expect(notice(page)).toBeHidden()
      await hydrated(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })

    // To a script the browser asks for, one refusal is like the other.
    if (fault === 'status 500') continue

    test(`${broken.remote}: ${part}: ${fault}: a visitor from elsewhere can try again`, async ({
      page,
      federation,
      visitor,
    }) => {
      await federation.break(broken, part, fault)
      await enter(page, { broken, other })
      await expect(visitor.frame.header).toBeVisible()
      await expect(visitor.frame.footer).toBeVisible()

      await federation.mend()
      await tryAgain(page)
      await expect(headingOf(page, broken)).toBeVisible()
      await sameDocument(page)
    })
  }

  for (const part of parts) {
    test(`${broken.remote}: ${part}: the other sections stay within reach`, async ({ page, federation }) => {
      await federation.break(broken, part, 'status 404')
      await open(page, broken)
      await expect(notice(page)).toBeVisible({ timeout: LIMIT })
      await markDocument(page)
      await follow(page, other)
      await expect(headingOf(page, other)).toBeVisible()
      await follow(page, broken)
      await expect(failureView(page)).toBeVisible({ timeout: LIMIT })
      await follow(page, other)
      await expect(headingOf(page, other)).toBeVisible()
      await sameDocument(page)
    })
  }
}

for (const { part, fault } of cases) {
  test(`${dashboard.remote}: ${part}: ${fault}: the editor can try again`, async ({ editor, editorFederation }) => {
    await editorFederation.break(dashboard, part, fault)
    await open(editor.page, dashboard)
    await expect(failureView(editor.page)).toBeVisible({ timeout: LIMIT })
    await expect(editor.office.logout).toBeEnabled()

    await markDocument(editor.page)
    await editorFederation.mend()
    await tryAgain(editor.page)
    await expect(headingOf(editor.page, dashboard)).toBeVisible()
    await sameDocument(editor.page)
  })
}
