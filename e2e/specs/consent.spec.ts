import type { Page } from '@playwright/test'
import { atRest } from '../../tools/testing/at-rest'
import { SITE_START_TIMEOUT, startSiteUnderTest, staffPasswords } from '../../tools/testing/site-under-test'
import { failedRequestMessages } from '../fixtures/service-calls'
import { localStorageOf } from '../fixtures/stored-session'
import { expect, test as base } from '../fixtures/test'

const ANALYTICS = 'https://analytics.example.com/count.js'

const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSiteUnderTest({ ANALYTICS_SRC: ANALYTICS })
      await use({ url: site.url, passwords: staffPasswords })
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

/** Mocks the analytics provider and collects every request of the page to other origins. */
async function watchExternal(page: Page, site: string): Promise<string[]> {
  const external: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site) external.push(request.url())
  })
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = ""' }),
  )
  return external
}

test('LY-03 no request goes to another origin before the visitor has chosen', async ({ visitor, site }) => {
  const external = await watchExternal(visitor.page, site.url)
  await visitor.home.goto()
  await expect(visitor.frame.cookieBanner).toBeVisible()
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  expect(external).toEqual([])
})

test('LY-03 a page whose address holds a token loads nothing of third parties, nor does what is opened from it', async ({
  visitor,
  site,
  consoleWatch,
}) => {
  consoleWatch.allow(...failedRequestMessages(410))
  const { page, frame } = visitor
  await watchExternal(page, site.url)
  await visitor.home.goto()
  await frame.chooseCookies('Accept')
  await expect(page.locator('html[data-counted]')).toHaveCount(1)
  for (const address of ['/newsletter/confirm?token=unknown', '/my-application#unknown']) {
    const tab = await page.context().newPage()
    const external = await watchExternal(tab, site.url)
    await tab.goto(address)
    await expect(tab.locator('html[data-consent="accepted"]')).toHaveCount(1)
    await tab.getByRole('link', { name: 'Tekskills' }).first().click()
    await expect(tab).toHaveURL('/')
    await tab.reload()
    await expect(tab.locator('html[data-consent="accepted"]')).toHaveCount(1)
    expect(external, address).toEqual([])
    await tab.close()
  }
})

test('LY-03 after "Decline" analytics is never loaded, on this or a later visit', async ({ visitor, site }) => {
  const external = await watchExternal(visitor.page, site.url)
  await visitor.home.goto()
  await visitor.frame.chooseCookies('Decline')
  await expect(visitor.frame.cookieBanner).toBeHidden()
  await visitor.home.goto()
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  expect((await localStorageOf(visitor.page))['cookieConsent']).toBe('declined')
  expect(external).toEqual([])
})

test('LY-03 after "Accept" analytics is loaded once per document; two clicks withdraw the consent permanently', async ({
  visitor,
  site,
}) => {
  const { page, frame, home } = visitor
  const counted = page.locator('html[data-counted]')
  const external = await watchExternal(page, site.url)
  await home.goto()
  await frame.chooseCookies('Accept')
  await expect(counted).toHaveCount(1)
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveURL('/resources/blogs')
  expect(external).toEqual([ANALYTICS])
  expect((await localStorageOf(page))['cookieConsent']).toBe('accepted')

  await home.goto()
  await expect(counted).toHaveCount(1)
  await expect(frame.cookieBanner).toBeHidden()
  expect(external).toEqual([ANALYTICS, ANALYTICS])

  await frame.cookieSettings.click()
  await frame.chooseCookies('Decline')
  await home.goto()
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveURL('/resources/blogs')
  expect((await localStorageOf(page))['cookieConsent']).toBe('declined')
  expect(external).toEqual([ANALYTICS, ANALYTICS])
})

test('LY-03 staff pages ask for no consent and load no analytics, and staff are not counted on public pages either', async ({
  editor,
  site,
}) => {
  const external = await watchExternal(editor.page, site.url)
  await editor.staffFrame.goto()
  expect(await localStorageOf(editor.page)).not.toHaveProperty('cookieConsent')
  await expect.soft(editor.frame.cookieBanner).toHaveCount(0)

  await editor.page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await editor.staffFrame.goto()
  await editor.insights.goto()
  // The script would be asked for by an effect, which runs after the page was hydrated.
  await editor.page.evaluate(atRest)
  expect(external).toEqual([])
})
