import type { Page } from '@playwright/test'
import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { findCompleteCaseStudy } from '../commands/case-studies'
import { failedRequestMessages } from '../fixtures/service-calls'
import { expect, test as base } from '../fixtures/test'
import { CaseStudyPage } from '../pages/case-study.page'

/** Tolerance of measured positions, in pixels. */
const TOLERANCE = 2
/** Milliseconds after the last scroll event until the state updates. */
const DEBOUNCE = 50

const test = base.extend<{ study: PublicCaseStudy; opened: CaseStudyPage }>({
  study: async ({ request }, use) => use(await findCompleteCaseStudy(request)),
  opened: async ({ page, study }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const opened = new CaseStudyPage(page)
    await opened.goto(study.url)
    await use(opened)
  },
})

const headerOf = (page: Page) => page.locator('header:has([aria-label="Tekskills, home"])')

test('CS-06 the menu becomes fixed once the bottom of the banner is within 112 px of the top, and the header is hidden', async ({
  page,
  opened,
}) => {
  const header = headerOf(page)
  await opened.scrollBy((await opened.bannerBottom()) - 112 - TOLERANCE)
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), 4 * DEBOUNCE)
  await expect(opened.menu).not.toHaveAttribute('data-fixed')
  await expect(header).toBeVisible()
  const before = await opened.topOf('aboutclient')

  await opened.scrollBy(TOLERANCE)
  await expect(opened.menu).toHaveAttribute('data-fixed')
  await expect(header).toBeHidden()
  await expect(header).toHaveAttribute('inert')
  expect((await opened.menu.boundingBox())?.y).toBe(0)
  expect(Math.abs((await opened.topOf('aboutclient')) - (before - TOLERANCE))).toBeLessThanOrEqual(1)

  await opened.scrollBy(-20)
  await expect(header).toBeVisible()
})

test('CS-06 the header is shown again on the next page', async ({ page, opened }) => {
  await opened.scrollBy(2000)
  await expect(headerOf(page)).toBeHidden()
  await page
    .getByRole('link', { name: /^(Previous|Next) case study/ })
    .first()
    .click()
  await expect(headerOf(page)).toBeVisible()
})

test('CS-04 a chosen section is placed 70 px below the menu the first time and 40 px afterwards, and is marked', async ({
  opened,
}) => {
  const height = (await opened.menu.boundingBox())?.height ?? 0
  const chosen = [
    { name: 'The Challenge', id: 'challenge', offset: 70 },
    { name: 'The Objective', id: 'objective', offset: 40 },
    { name: 'The Impact', id: 'Impact', offset: 40 },
  ]
  for (const { name, id, offset } of chosen) {
    await opened.entry(name).click()
    await expect
      .poll(async () => Math.abs((await opened.topOf(id)) - height - offset), { message: name })
      .toBeLessThanOrEqual(TOLERANCE)
    await expect(opened.marked).toHaveText(name)
  }
})

test('CS-04 scrolling to a section is smooth unless the user prefers reduced motion', async ({ page, opened }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const positions = new Set<number>()
    addEventListener('scroll', () => {
      positions.add(scrollY)
      document.documentElement.dataset.positions = String(positions.size)
    })
  })
  await opened.entry('The Impact').click()
  await expect(opened.marked).toHaveText('The Impact')
  await expect.poll(() => page.evaluate(() => Number(document.documentElement.dataset.positions))).toBeGreaterThan(2)
})

test('CS-05 the section that crosses 120 px from the top is marked', async ({ page, opened }) => {
  const parts = [
    ['About the Client', 'aboutclient'],
    ['The Objective', 'objective'],
    ['The Solution', 'solution'],
    ['The Challenge', 'challenge'],
    ['The Impact', 'Impact'],
  ] as const
  for (const [index, [name, id]] of parts.entries()) {
    await opened.scrollBy((await opened.topOf(id)) - 120 - TOLERANCE)
    const before = parts.slice(Math.max(0, index - 1), index).map(([read]) => read)
    await expect(opened.marked).toHaveText(before)
    await opened.scrollBy(TOLERANCE)
    await expect(opened.marked, `at ${await page.evaluate(() => scrollY)}`).toHaveText(name)
  }
})

test('CS-07 below 998 px the entries are behind a Menu toggle', async ({ page, opened }) => {
  const entry = opened.entry('The Solution')
  await page.setViewportSize({ width: 998, height: 800 })
  await expect(entry).toBeVisible()
  await expect(opened.toggle).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(entry).toBeHidden()
  await opened.toggle.click()
  await entry.click()
  await expect(entry).toBeHidden()
  await expect.poll(() => opened.topOf('solution')).toBeLessThanOrEqual(120)
})

test('CS-08 the document is saved under its name; a failure opens the error dialog', async ({
  page,
  opened,
  study,
  consoleWatch,
}) => {
  const download = page.waitForEvent('download')
  await opened.download.click()
  expect((await download).suggestedFilename()).toBe(study.caseStudyFileName)

  consoleWatch.allow(...failedRequestMessages(500))
  await page.route('**/caseStudyFile/download/*', (route) => route.fulfill({ status: 500, body: 'null' }))
  await opened.download.click()
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  await expect(dialog).toContainText('Failed to download file. Please try again later.')
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(opened.download).toBeFocused()
})

test('CS-02 a banner that fails to load is replaced by a default one of the same size', async ({
  page,
  study,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/)
  await page.route('**/caseStudy/download/**', (route) => route.fulfill({ status: 404 }))
  const opened = new CaseStudyPage(page)
  await opened.goto(study.url)
  await expect(opened.banner.getByRole('img', { name: study.bannerAlt }).locator('svg')).toBeVisible()
  expect(await opened.bannerBottom()).toBeGreaterThan(200)
})

test('CS-09 a case study that fails to load is logged, and the page is shown with the metadata of its route', async ({
  page,
  study,
  consoleWatch,
}) => {
  consoleWatch.allow(...failedRequestMessages(500))
  await page.goto('/resources/case-studies')
  await page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true')
  await page.route('**/api/public/user/caseStudy?*', (route) => route.fulfill({ status: 500, body: '<html>' }))
  await page.getByRole('link', { name: study.caseStudyName, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This case study cannot be shown right now')
  await expect(page).toHaveTitle('Case study | Tekskills')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('CS-01 CS-03 without JavaScript the case study, its menu and its document are available', async ({
  reader,
  study,
}) => {
  await reader.page.setViewportSize({ width: 360, height: 740 })
  await reader.page.goto(`/individualcasestudy/${study.url}`)
  const opened = new CaseStudyPage(reader.page)
  await expect(reader.frame.heading).toHaveText(study.caseStudyName)
  await expect(opened.entry('The Impact')).toBeVisible()
  await expect(opened.toggle).toBeHidden()
  const document = await reader.page.request.get((await opened.download.getAttribute('href')) ?? '')
  expect(document.status()).toBe(200)
  const share = reader.page.getByRole('link', { name: /^Share on LinkedIn/ })
  await expect(share).toHaveAttribute('href', new RegExp(`=${encodeURIComponent(reader.page.url())}$`))
})
