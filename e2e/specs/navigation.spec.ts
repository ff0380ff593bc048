import type { Page } from '@playwright/test'
import { reads } from '../fixtures/reads'
import { expect, test } from '../fixtures/test'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

test(
  'RT-06 a link opens the next page at its top, and going back restores the scroll position',
  reads,
  async ({ visitor: { page, frame, home } }) => {
    await home.goto()
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => scrollPosition(page)).toBe(900)
    // A Playwright click scrolls to the element, the Enter key does not.
    await frame.menu.getByText('Insights', { exact: true }).evaluate((summary) => (summary as HTMLElement).click())
    const link = frame.menu.getByRole('link', { name: 'Blog', exact: true })
    await link.evaluate((target) => target.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await expect(frame.heading).toHaveText('Insights')
    await expect.poll(() => scrollPosition(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollPosition(page)).toBe(900)
  },
)

test('RT-06 a staff page opened by its address starts at the top, and a reloaded page keeps its scroll position', async ({
  recruiter: { page, staffFrame },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await staffFrame.goto('/Applications')
  await page.getByRole('row').nth(5).waitFor()
  await page.evaluate(() => scrollTo(0, 250))
  await page.reload()
  await expect.poll(() => scrollPosition(page)).toBe(250)
  await staffFrame.goto('/viewcareers')
  await page.getByRole('row').nth(5).waitFor()
  expect(await scrollPosition(page)).toBe(0)
  await staffFrame.goto('/Applications')
  await page.getByRole('row').nth(5).waitFor()
  expect(await scrollPosition(page), 'a new visit does not restore an earlier position').toBe(0)
})

test('RT-07 following a link to the current page reloads its content', async ({
  visitor: { page, frame, insights },
}) => {
  await insights.goto()
  await page.locator('main').evaluate((main) => main.querySelector('h1')?.setAttribute('data-before', ''))
  const reload = page.waitForRequest('**/api/public/user/get-allblogs*')
  await frame.followMenu('Blog', 'Insights')
  await reload
  await expect(page.locator('h1[data-before]')).toHaveCount(0)
  await expect(frame.heading).toHaveText('Insights')
})

test('RT-07 another parameter of the same route loads its own content', async ({
  visitor: { page, frame, insights },
}) => {
  await insights.goto()
  await insights.articles.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\//)
  await expect(frame.heading).not.toHaveText('Insights')
  const first = await frame.heading.innerText()
  const call = page.waitForRequest('**/api/public/user/blogs?name=*')
  await page
    .getByRole('link', { name: /^(Previous|Next) article/ })
    .first()
    .click()
  await call
  await expect(frame.heading).not.toHaveText(first)
  await expect.poll(async () => (await page.title()).includes(await frame.heading.innerText())).toBe(true)
})

test(
  'after a navigation the heading has focus and the title is announced',
  reads,
  async ({ visitor: { page, frame, home } }) => {
    await home.goto()
    await frame.followMenu('Blog', 'Insights')
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeFocused()
    await expect(frame.announcement).toHaveText('Insights | Tekskills')
  },
)

test('navigating from one remote to another keeps the document', reads, async ({ visitor: { page, frame, home } }) => {
  await home.goto()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await frame.followMenu('TekDataNova')
  await expect(page).toHaveURL('/tekdatanova')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})
