import type { Page } from '@playwright/test'
import { startSiteUnderTest, staffPasswords } from '../../tools/testing/site-under-test'
import { storedIn } from '../fixtures/stored'
import { expect, test as base } from '../fixtures/test'

const ANALYTICS = 'https://analytics.example.com/count.js'
/** Milliseconds for a second site to start. */
const START_LIMIT = 180_000

const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSiteUnderTest({ ANALYTICS_SRC: ANALYTICS })
      await use({ url: site.url, passwords: staffPasswords })
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
})

/** Answers for the analytics provider; collects every address outside the site that the page asks for. */
async function watchOutside(page: Page, site: string): Promise<string[]> {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site) outside.push(request.url())
  })
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = ""' }),
  )
  return outside
}

test('LY-03 nothing leaves the site before the visitor has answered', async ({ visitor, site }) => {
  const outside = await watchOutside(visitor.page, site.url)
  await visitor.home.goto()
  await expect(visitor.frame.cookieBanner).toBeVisible()
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  expect(outside).toEqual([])
})

test('LY-03 after "Decline" analytics is never loaded, neither now nor later', async ({ visitor, site }) => {
  const outside = await watchOutside(visitor.page, site.url)
  await visitor.home.goto()
  await visitor.frame.answerCookies('Decline')
  await expect(visitor.frame.cookieBanner).toBeHidden()
  await visitor.home.goto()
  await visitor.frame.followMenu('Blog', 'Insights')
  await expect(visitor.page).toHaveURL('/resources/blogs')
  expect((await storedIn(visitor.page))['cookieConsent']).toBe('declined')
  expect(outside).toEqual([])
})

test('LY-03 after "Accept" analytics is loaded once with each page; two presses withdraw that for good', async ({
  visitor,
  site,
}) => {
  const { page, frame, home } = visitor
  const counted = page.locator('html[data-counted]')
  const outside = await watchOutside(page, site.url)
  await home.goto()
  await frame.answerCookies('Accept')
  await expect(counted).toHaveCount(1)
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveURL('/resources/blogs')
  expect(outside).toEqual([ANALYTICS])
  expect((await storedIn(page))['cookieConsent']).toBe('accepted')

  await home.goto()
  await expect(counted).toHaveCount(1)
  await expect(frame.cookieBanner).toBeHidden()
  expect(outside).toEqual([ANALYTICS, ANALYTICS])

  await frame.cookieSettings.click()
  await frame.answerCookies('Decline')
  await home.goto()
  await frame.followMenu('Blog', 'Insights')
  await expect(page).toHaveURL('/resources/blogs')
  expect((await storedIn(page))['cookieConsent']).toBe('declined')
  expect(outside).toEqual([ANALYTICS, ANALYTICS])
})

test('LY-03 staff screens ask for no consent and load no analytics, and staff are counted nowhere', async ({
  editor,
  site,
}) => {
  await editor.page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const outside = await watchOutside(editor.page, site.url)
  await editor.office.goto()
  await expect(editor.frame.cookieBanner).toHaveCount(0)
  await editor.insights.goto()
  expect(outside).toEqual([])
})
