import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { RELEASE_CHOICES, type ReleaseChoices } from '@tekskills/shared/contracts/release-choices'
import { signIn } from '../../tools/testing/sign-in'
import { staffPasswords } from '../../tools/testing/site-under-test'
import { expect, test, type OwnSite } from '../fixtures/federation-site'
import { nightly } from '../fixtures/nightly'
import { recordChanges, openRecorded } from '../fixtures/hydration-record'
import { axeFindings } from '../measures/axe'
import { overflowFindings } from '../measures/reflow'
import { installProbe } from '../measures/probe'
import { hydrated } from '../pages/hydration'

const NAME = 'remote-public'
const PAGE = '/about-us'
const HEADING = 'We are the people you call when it has to run.'
const NEW_HEADING = 'We are the people whom you call when it has to run.'

const storeOf = (ownSite: OwnSite) => releaseStore(join(ownSite.site.dataDir, 'releases'))

/** A published release with another heading on one page, built by Grace. */
async function publishPreview(ownSite: OwnSite) {
  const { release } = await ownSite.copy((_file, text) => text.replaceAll(HEADING, NEW_HEADING))
  const origin = { commit: 'fedcba9876543', builtAt: '2026-11-23T15:04:00.000Z', builtBy: 'grace' }
  await storeOf(ownSite).noteOrigin(NAME, release, origin)
  return release
}

const sessionAt = ({ site: { url } }: OwnSite) => signIn({ url, passwords: staffPasswords }, 'blogs')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Chosen releases' })
const opener = (page: Page) => page.getByRole('button', { name: 'Releases of this page' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Releases of this page' })
const partOf = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const choiceOf = (page: Page, name: string) => panel(page).getByLabel(`Release of ${name}`)

/** Requests of the panel's script. */
function panelScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/release-panel.')) requested.push(request.url())
  })
  return requested
}

test.describe('the panel of releases', () => {
  test('by keyboard, staff see the releases of a page, show a preview, share its link and return to the live release', async ({
    ownSite,
    openContext,
  }) => {
    const preview = await publishPreview(ownSite)
    const context = await openContext({ storageState: await sessionAt(ownSite) })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(PAGE)
    await hydrated(page)
    await opener(page).press('Enter')
    await expect(choiceOf(page, NAME)).toBeVisible()

    const registry = await storeOf(ownSite).readRegistry()
    for (const name of ['shell', NAME, 'remote-tekdatanova', 'remote-backoffice']) {
      const live = entryOf(registry, name)?.live ?? ''
      const { commit = '', builtBy = '' } = (await storeOf(ownSite).originOf(name, live)) ?? {}
      for (const words of [live, 'Live', `Commit ${commit.slice(0, 7)}`, `by ${builtBy}`])
        await expect(partOf(page, name)).toContainText(words)
    }
    await expect(partOf(page, NAME)).toContainText('This page')

    await choiceOf(page, NAME).selectOption(preview)
    await panel(page).getByRole('button', { name: 'Show this choice' }).press('Enter')
    await expect(heading(page)).toHaveText(NEW_HEADING)
    await hydrated(page)

    await ribbon(page).getByRole('button', { name: 'Change' }).press('Enter')
    for (const words of [preview, 'Chosen', 'Preview', 'Commit fedcba9', '23 Nov 2026', 'by grace'])
      await expect(partOf(page, NAME)).toContainText(words)
    await panel(page).getByRole('button', { name: 'Copy link' }).press('Enter')
    await expect(panel(page).getByRole('status')).toHaveText('The link was copied.')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${ownSite.site.url}${PAGE}?release=${NAME}@${preview}`)

    const other = await (await openContext()).newPage()
    await other.goto(link)
    await hydrated(other)
    await expect(heading(other)).toHaveText(NEW_HEADING)
    await ribbon(other).getByRole('button', { name: 'Change' }).click()
    await expect(partOf(other, NAME)).toContainText('by grace')
    await panel(other).getByRole('link', { name: 'Back to live' }).click()
    await expect(heading(other)).toHaveText(HEADING)
    await expect(ribbon(other)).toHaveCount(0)
    await other.goto(PAGE)
    await expect(heading(other)).toHaveText(HEADING)
  })

  test('the list is for staff, and for people with a link to a release that is not live; others see only the ids', async ({
    ownSite,
    page,
  }) => {
    const preview = await publishPreview(ownSite)
    const live = (await ownSite.liveRelease()) ?? ''
    const rolledOut = await ownSite.copy()
    await ownSite.rollOut(rolledOut.release, 10)
    const ask = (query = '', headers = {}) => fetch(ownSite.site.url + RELEASE_CHOICES + query, { headers })
    for (const refused of ['', `?release=${NAME}@${live}`, `?release=${NAME}@${rolledOut.release}`, '?release=a@b'])
      expect((await ask(refused)).status, refused).toBe(403)
    expect((await ask('', { authorization: 'Bearer forged' })).status).toBe(403)
    const token = (await sessionAt(ownSite)).origins[0]?.localStorage.find(({ name }) => name === 'Token')?.value
    for (const response of [
      await ask(`?release=${NAME}@${preview}`),
      await ask('', { authorization: `Bearer ${token}` }),
    ]) {
      const choices = (await response.json()) as ReleaseChoices
      expect(choices[NAME]?.map(({ release, state, percent }) => [release, state, percent])).toEqual(
        expect.arrayContaining([
          [live, 'live', undefined],
          [rolledOut.release, 'rollout', 10],
          [preview, 'preview', undefined],
        ]),
      )
    }

    const scripts = panelScripts(page)
    await page.goto(PAGE)
    await hydrated(page)
    await expect(opener(page)).toHaveCount(0)
    expect(scripts).toEqual([])
    await page.evaluate(() => location.assign('#releases'))
    await expect(partOf(page, 'shell')).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Show this choice' })).toHaveCount(0)
    expect(scripts).toHaveLength(1)
  })

  test('no one gets the list where releases cannot be chosen', async ({ ownSite }) => {
    const shell = await ownSite.startShell({ RELEASE_OVERRIDE: 'off' })
    const token = (await sessionAt(ownSite)).origins[0]?.localStorage.find(({ name }) => name === 'Token')?.value
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(shell.url + RELEASE_CHOICES, { headers, redirect: 'manual' })
    await shell.stop()
    expect(response.headers.get('location')).toContain('/pagenotfound')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `at 320 and 1280 px it is accessible, shifts nothing and returns the focus: ${colorScheme}`,
      colorScheme === 'light' ? {} : nightly,
      async ({ ownSite, openContext }) => {
        const preview = await publishPreview(ownSite)
        const context = await openContext({ storageState: await sessionAt(ownSite), colorScheme })
        await recordChanges(context)
        const page = await context.newPage()
        await installProbe(page)
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto('/viewblogs')
          await page.getByRole('row').nth(3).waitFor()
          await page.evaluate(() => document.fonts.ready)
          const shiftBefore = await shiftOf(page)
          await opener(page).press('Enter')
          await expect(choiceOf(page, NAME)).toBeVisible()
          expect(await axeFindings(page)).toEqual([])
          expect(await overflowFindings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await expect(panel(page)).toHaveCount(0)
          await expect(opener(page)).toBeFocused()
          expect((await shiftOf(page)) - shiftBefore).toBe(0)

          const visitor = await openContext({ colorScheme, viewport: { width, height: 800 } })
          await recordChanges(visitor)
          const chosen = await visitor.newPage()
          await installProbe(chosen)
          const record = await openRecorded(chosen, `${PAGE}?release=${NAME}@${preview}`)
          expect({ ...record, changes: record.changes.filter((text) => text.includes(NAME)) }).toEqual({
            messages: [],
            changes: [],
            shift: 0,
          })
          await ribbon(chosen).getByRole('button', { name: 'Change' }).click()
          await expect(choiceOf(chosen, NAME)).toBeVisible()
          expect(await axeFindings(chosen)).toEqual([])
          expect(await overflowFindings(chosen)).toEqual([])
        }
      },
    )
})

/** Cumulative layout shift of the page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { hydrationRecord: { shift: number } }).hydrationRecord.shift)
