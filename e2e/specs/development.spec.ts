import { expect, test, type Page } from '@playwright/test'
import { startDevelopmentSite, type DevelopmentSite } from '../fixtures/development-site'
import { nightly } from '../fixtures/nightly'
import { openRecorded, recordChanges, untilHydrated } from '../fixtures/hydration-record'
import { repositoryRoot } from '../../tools/repository'

test.describe.configure({ mode: 'serial' })

let site: DevelopmentSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startDevelopmentSite(repositoryRoot)
})

test.afterAll(() => site.stop())

/** Path of any article. */
async function articlePath(page: Page) {
  const html = await (await page.request.get(`${site.url}/resources/blogs`)).text()
  return /href="(\/blog\/[^"]+)"/.exec(html)?.[1] ?? ''
}

test(
  'React and the router hydrate every kind of page without console messages, DOM changes or layout shifts',
  nightly,
  async ({ page, context }) => {
    await recordChanges(context)
    for (const path of ['/', await articlePath(page), '/tekdatanova']) {
      const opened = await context.newPage()
      const record = await openRecorded(opened, `${site.url}${path}`)
      expect({ path, ...record }).toEqual({ path, messages: [], changes: [], shift: 0 })
      await opened.close()
    }
  },
)

test(
  'an edited component, of a remote or shared, is updated in place and keeps its state',
  nightly,
  async ({ page }) => {
    await page.goto(`${site.url}/login`)
    await untilHydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('grace')

    await site.edit('remote-public/src/pages/login/LoginPage.tsx', 'For staff who write', 'For people who write')
    await expect(page.getByText('For people who write')).toBeVisible()
    await site.edit(
      'shared/src/ui/PasswordField/PasswordField.tsx',
      'aria-label="Show password"',
      'aria-label="Show what is typed"',
    )
    await expect(page.getByRole('button', { name: 'Show what is typed', pressed: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('grace')
    await expect(page.locator('html[data-not-reloaded]')).toHaveCount(1)
  },
)

test('edited content reloads the page once the server renders it', nightly, async ({ page, context }) => {
  await recordChanges(context)
  const { messages } = await openRecorded(page, `${site.url}/login`)
  await site.edit('remote-public/src/content/page-meta.ts', "title: 'Log in | Tekskills'", "title: 'Staff | Tekskills'")
  await expect(page).toHaveTitle('Staff | Tekskills')
  await untilHydrated(page)
  expect(messages).toEqual([])
  expect(await (await page.request.get(`${site.url}/login`)).text()).toContain('<title>Staff | Tekskills</title>')
})

test(
  'a syntax error is reported in one line and on the open page, and the last good build stays in use',
  nightly,
  async ({ page }) => {
    await page.goto(`${site.url}/login`)
    await untilHydrated(page)
    const reported = site.nextLine(/remote-public keeps its last good build: .*LoginPage\.tsx:\d+/)
    await site.edit('remote-public/src/pages/login/LoginPage.tsx', 'export function', 'export export function')
    await reported
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay')
    await expect(overlay.locator('body')).toContainText(/LoginPage\.tsx/)
    await page.goto(`${site.url}/login`)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  },
)
