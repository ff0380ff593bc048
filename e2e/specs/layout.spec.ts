import type { Locator, Page } from '@playwright/test'
import type { CaseStudyCard } from '@tekskills/shared/contracts/http/case-studies'
import type { Page as PageOf } from '@tekskills/shared/contracts/http/lists'
import { failedRequestMessages } from '../fixtures/service-calls'
import { localStorageOf } from '../fixtures/stored-session'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const LIST = '**/api/public/user/get-allblogs*'

/** Delays the list of articles; returns a function that releases it. */
async function delayList(page: Page) {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(LIST, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Asserts that the bar stays for 1000 ms from now; the page's clock must be paused. */
async function expectLastSecond(page: Page, bar: Locator) {
  await expect(bar).toHaveAttribute('aria-valuetext', 'Loaded')
  await page.clock.runFor(900)
  await expect(bar).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(bar).toHaveCount(0)
}

const pauseClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

test('LY-01 LY-08 a progress bar is shown for every navigation, slow, cancelled, failed or instant, and hidden 1000 ms after it ends', async ({
  visitor: { page, frame, home },
  consoleWatch,
}) => {
  consoleWatch.allow(/failed: ERR_NETWORK/, /net::ERR_FAILED/)
  await page.clock.install()
  await home.goto()
  await expect.soft(frame.menu.getByRole('link', { name: 'TekDataNova' }).locator('svg')).toBeVisible()
  await expect(frame.loadingBar).toBeHidden()
  const release = await delayList(page)
  await frame.followMenu('Blog', 'Insights')
  await expect(frame.loadingBar).toHaveAttribute('aria-valuetext', 'Loading')
  await pauseClock(page)
  release()
  await expect(frame.heading).toHaveText('Insights')
  await expectLastSecond(page, frame.loadingBar)

  await page.clock.resume()
  await page.unroute(LIST)
  await delayList(page)
  await frame.followMenu('Blog', 'Insights')
  await expect(frame.loadingBar).toHaveAttribute('aria-valuetext', 'Loading')
  await pauseClock(page)
  await page.evaluate(() => (location.hash = 'content'))
  await expectLastSecond(page, frame.loadingBar)

  await page.clock.resume()
  await page.unroute(LIST)
  await page.route(LIST, (route) => route.abort())
  await pauseClock(page)
  await frame.followMenu('Blog', 'Insights')
  await expect(page.getByText('The articles could not be loaded')).toBeVisible()
  await expectLastSecond(page, frame.loadingBar)

  await page.clock.resume()
  await page.goto('/login')
  await hydrated(page)
  await pauseClock(page)
  await page.getByRole('link', { name: 'Tekskills, home' }).click()
  await expectLastSecond(page, frame.loadingBar)
})

test('LY-02 after scrolling 100 pixels a button leads back to the top', async ({ visitor: { page, frame, home } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.goto()
  await page.evaluate(() => scrollTo(0, 100))
  await expect(frame.backToTop).toBeHidden()
  await page.evaluate(() => scrollTo(0, 101))
  await frame.backToTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(frame.backToTop).toBeHidden()

  // On phones as well, above the cookie banner before the visitor has chosen.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 101))
  const [button, banner] = [await frame.backToTop.boundingBox(), await frame.cookieBanner.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  await frame.backToTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test(
  'LY-02 the back-to-top button never covers the actions of a row',
  nightly,
  async ({ editor: { page, staffFrame, frame } }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 500 })
      await staffFrame.goto('/viewblogs?size=50')
      const actions = page.getByRole('button', { name: /^More actions for/ })
      await expect(actions.nth(4)).toBeVisible()
      await page.evaluate(() => scrollTo(0, 300))
      const button = await frame.backToTop.boundingBox()
      for (const action of await actions.all()) {
        const box = await action.boundingBox()
        const apart = !box || !button || box.x >= button.x + button.width || box.x + box.width <= button.x
        expect(apart, `${await action.getAttribute('aria-label')} at ${width} px`).toBe(true)
      }
    }
  },
)

test(
  'LY-02 the back-to-top button covers neither the save bar of a form nor the text that is being written',
  nightly,
  async ({ editor: { page, editor, frame } }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await editor.goto()
      await editor.name.focus()
      await page.evaluate(() => scrollTo(0, 300))
      await expect(frame.backToTop).toBeVisible()
      // Where it would cover a control it is hidden.
      await expect
        .poll(async () => {
          if ((await frame.backToTop.evaluate((button) => getComputedStyle(button).opacity)) === '0') return 0
          const bar = await page.getByRole('group', { name: 'Save' }).boundingBox()
          const button = await frame.backToTop.boundingBox()
          return (bar?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
        }, `between button and bar at ${width} px`)
        .toBeGreaterThanOrEqual(0)
      await editor.text.click()
      await page.keyboard.type('One line.')
      for (let line = 0; line < 12; line++) await page.keyboard.press('Enter')
      await page.keyboard.insertText('A long line that reaches the end of the text. '.repeat(8))
      await expect(frame.backToTop).toHaveCSS('opacity', '0')
    }
  },
)

test(
  'LY-02 the back-to-top button covers neither an error message nor a control of a form',
  nightly,
  async ({ editor: { page, editor, frame } }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 })
      await editor.goto()
      await editor.press('Publish')
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await page.evaluate(() => scrollTo(0, 0))
      let shown = 0
      for (let top = 120; top < 1800; top += 30) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect.poll(() => frame.backToTop.evaluate(coveredBy), `at ${width} px, ${top} px down`).toEqual([])
        shown += Number(await frame.backToTop.evaluate((button) => getComputedStyle(button).opacity))
      }
      // On phones the settings are in a sheet, so that the form is short.
      expect(shown, `positions with a button at ${width} px`).toBeGreaterThan(2)
    }
  },
)

/** Runs in the page: the controls and error messages that the button covers; none while it is hidden. */
function coveredBy(button: Element): string[] {
  if (getComputedStyle(button).opacity === '0') return []
  const over = button.getBoundingClientRect()
  const errors = [...document.querySelectorAll('[id$=-error]')]
  const controls = [...document.querySelectorAll('main :is(button, input, select, textarea)')]
  return [...errors, ...controls].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isCovered = left < over.right && right > over.left && top < over.bottom && bottom > over.top
    return isCovered ? [element.textContent || element.id] : []
  })
}

test('LY-03 the banner is shown until the visitor chooses, stores the choice, and can be reopened from the footer', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await expect(frame.cookieBanner).toBeVisible()
  expect(await localStorageOf(page)).not.toHaveProperty('cookieConsent')
  await frame.chooseCookies('Accept')
  await expect(frame.cookieBanner).toBeHidden()
  expect((await localStorageOf(page))['cookieConsent']).toBe('accepted')

  await home.goto()
  await expect(frame.cookieBanner).toBeHidden()
  await frame.cookieSettings.click()
  await expect(frame.cookieBanner).toBeVisible()
  await expect(frame.cookieBanner).toBeFocused()
  await frame.chooseCookies('Decline')
  expect((await localStorageOf(page))['cookieConsent']).toBe('declined')
})

test('LY-03 the banner works by keyboard alone', async ({ visitor: { page, frame, home } }) => {
  await home.goto()
  await frame.cookieSettings.focus()
  await page.keyboard.press('Enter')
  await expect(frame.cookieBanner).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame.cookieBanner.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frame.cookieBanner).toBeHidden()
  expect((await localStorageOf(page))['cookieConsent']).toBe('declined')
})

test('LY-04 a failed sign-in opens the error dialog, which only its own buttons close', async ({
  visitor: { page, login },
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(...failedRequestMessages(401))
  const dialog = page.getByRole('alertdialog', { name: 'Error' })
  await login.goto()
  for (const button of ['Ok', 'Close']) {
    await login.fill(unique('nobody'), 'not the password')
    await expect(dialog).toContainText('Invalid username or password.')
    expect((await dialog.boundingBox())?.width).toBe(350)
    await expect(dialog.getByRole('heading')).toHaveText('Error')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toBeHidden()
    await expect(login.password).toBeFocused()
  }
})

test('LY-05 staff see their header and the minimal footer, on public pages as well', async ({ editor, visitor }) => {
  await editor.insights.goto()
  await expect(editor.frame.header).toContainText('blogs')
  await expect(editor.staffFrame.logout).toBeVisible()
  await expect(editor.frame.menu).toHaveCount(0)
  await expect(editor.frame.footer).toContainText(String(new Date().getFullYear()))
  await expect(editor.frame.footer.getByRole('link')).toHaveCount(0)
  await editor.page.goto('/dashboard')
  await hydrated(editor.page)
  await expect(editor.page.locator('head > meta[name=keywords]')).toHaveAttribute('content', /\S/)

  await visitor.insights.goto()
  await expect(visitor.frame.menu).toBeVisible()
  await expect(visitor.frame.footer.getByRole('link').first()).toBeVisible()
})

test('LY-05 the microsite shows its own header instead of the public one', async ({ visitor: { page, frame } }) => {
  await page.goto('/tekdatanova')
  await hydrated(page)
  await expect(frame.header).toHaveCount(1)
  await expect(frame.header.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expect(frame.header).toContainText('AI Accelerators')
})

test('LY-06 the mobile menu opens, navigates, and closes when the window grows', async ({
  visitor: { page, frame, home },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await home.goto()
  const toggle = page.getByRole('banner').getByText('Menu', { exact: true })
  const entry = frame.menu.getByText('Insights', { exact: true })
  await toggle.click()
  await expect(entry).toBeVisible()
  await page.setViewportSize({ width: 992, height: 740 })
  await expect(toggle).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  await page.setViewportSize({ width: 991, height: 740 })
  await expect(entry).toBeHidden()
  await toggle.click()
  await entry.click()
  await frame.menu.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/resources/blogs')
})

test('LY-08 an open submenu shows the newest case study that has a result, and leads to it', async ({
  visitor: { page, home, frame },
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await home.goto()
  const list = await page.request.get('/api/public/user/get-allcaseStudy?size=6')
  const { content } = (await list.json()) as PageOf<CaseStudyCard>
  const newest = content.find(({ results }) => results.length > 0)
  await frame.menu.getByText('Company', { exact: true }).click()
  await expect(
    frame.menu.getByText(newest?.results[0]?.measure ?? '', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await frame.menu.getByRole('link', { name: newest?.caseStudyName ?? '' }).click()
  await expect(frame.heading).toHaveText(newest?.caseStudyName ?? '')
})
