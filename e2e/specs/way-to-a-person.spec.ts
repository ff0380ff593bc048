import { longestOpenJob } from '../commands/jobs'
import { publicPages } from '../fixtures/public-pages'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { hydrated } from '../pages/hydration'

test.describe.configure({ mode: 'parallel' })

test(
  'from any public page one click leads to a person: name, face and the form with its subject filled in',
  nightly,
  async ({ visitor: { page }, request }) => {
    for (const { address } of await publicPages(request)) {
      await test.step(address, async () => {
        await page.goto(address)
        await page
          .getByRole('link', { name: /^(Talk to us|Schedule Meet)$/ })
          .first()
          .click()
        await expect(page.getByLabel('Subject')).toHaveValue(/conversation$/)
        const main = page.getByRole('main')
        await expect(main.locator('a[href^="/leadershipDetails/"]').first()).toBeVisible()
        await expect(main.locator('[data-lead] svg')).toBeVisible()
      })
    }
  },
)

test('services, articles and case studies end with a person, whose button fills in the subject', async ({
  visitor: { page },
  request,
}) => {
  const items = (await publicPages(request)).map(({ address }) => address).filter((path) => path.split('/').length > 2)
  const pages = [
    '/services/cloud/migration',
    ...items.filter((path) => /^\/(blog|newsroom|individualcasestudy)\//.test(path)),
  ]
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address)
      await hydrated(page)
      const last = page.locator('main section').last()
      await expect(last.getByText('45 minutes, no slides')).toBeVisible()
      const name = (await last.locator('a[href^="/leadershipDetails/"]').textContent()) ?? ''
      const href = await last.locator('a[href^="/contact?"]').getAttribute('href')
      await page.goto(href ?? '')
      await expect(page.getByLabel('Subject')).not.toHaveValue('')
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    })
  }
})

test('on phones a bar leads to a person once the button of the page is out of view, and covers nothing', async ({
  visitor: { page, frame },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services/cloud')
  await hydrated(page)
  const bar = page.locator('[data-contact-bar]')
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(frame.cookieBanner).toBeVisible()
  await expect(bar).toBeHidden()
  await frame.chooseCookies('Decline')
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(56)

  const [button, box] = [await frame.backToTop.boundingBox(), await bar.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    // WCAG 2.2, 2.4.11: the bar makes way for what has the focus.
    const covered = await page.evaluate(() => {
      const [focused, floating] = [document.activeElement, document.querySelector('[data-contact-bar]')]
      if (!focused || !floating || floating.contains(focused) || floating.hasAttribute('data-yields')) return false
      return focused.getBoundingClientRect().bottom > floating.getBoundingClientRect().top
    })
    expect(covered, `step ${step}`).toBe(false)
  }

  await page.evaluate(() => scrollTo(0, 110))
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo(0, 2000))
  await bar.getByRole('link', { name: 'Talk to us' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('A first conversation')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(bar).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto('/services/cloud')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(frame.backToTop).toBeVisible()
  await expect(bar).toBeHidden()
})

test('on phones the page of a job keeps the application link in view, without layout shifts or covering the focus', async ({
  visitor: { page, frame },
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  // On the page of a job with little text, both application links are in view at once.
  const { slug } = await longestOpenJob(page.request)
  await page.goto(`/opportunities?job=${slug}`)
  await hydrated(page)
  await frame.chooseCookies('Decline')
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply for this position' })
  await expect(apply.first()).toBeVisible()
  const bar = page.locator('[data-contact-bar]')
  await expect(bar).toHaveCount(0)
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    return seen
  })
  const belowFirst = () =>
    apply.first().evaluate((link) => scrollTo(0, link.getBoundingClientRect().bottom + scrollY + 20))
  await belowFirst()
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('Open until')
  expect(await shifts.jsonValue()).toEqual([])
  await expect(bar.getByRole('link', { name: 'Talk to us' })).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
  }
  // WCAG 2.2, 2.4.11: the bar makes way for what has the focus.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const [focused, floating] = [document.activeElement, document.querySelector('[data-contact-bar]')]
      if (!focused || !floating || floating.contains(focused) || floating.hasAttribute('data-yields')) return false
      return focused.getBoundingClientRect().bottom > floating.getBoundingClientRect().top
    })
    expect(covered, `step ${step}`).toBe(false)
  }
  // A second link of the page in view replaces the bar.
  await apply.last().scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  await belowFirst()
  await bar.getByRole('link', { name: 'Apply for this position' }).click()
  await expect(page).toHaveURL(/job=.*apply=1/)
})
