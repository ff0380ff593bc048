import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { publicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const STAFF_PAGES = ['/dashboard', '/viewblogs', '/blogs']
/** Widths of a phone and of a desk, in pixels. */
const WIDTHS = [360, 1280]

/** What axe finds on the page: the rule and where it is broken. */
async function violations(page: Page): Promise<string[]> {
  // Cards that fade in would be judged half transparent.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const results = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const width of WIDTHS) {
  test(`axe finds nothing on any public page at ${width} px`, async ({ visitor: { page } }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    for (const { address } of await publicPages(page.request)) {
      await page.goto(address)
      await hydrated(page)
      expect.soft(await violations(page), address).toEqual([])
    }
  })

  test(`axe finds nothing on any back-office page at ${width} px`, async ({ editor: { page, office } }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of STAFF_PAGES) {
      await office.goto(path)
      expect.soft(await violations(page), path).toEqual([])
    }
  })
}

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  visitor: { page, home },
}) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the keyboard reaches every link of the header, each with a visible focus', async ({
  visitor: { page, frame, home },
}) => {
  await home.goto()
  await page.keyboard.press('Tab')
  const links = await frame.header.getByRole('link').all()
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).not.toHaveCSS('outline-style', 'none')
  }
})

test('at 320 px no page scrolls sideways', async ({ visitor, editor }) => {
  test.setTimeout(240_000)
  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const { page } of [visitor, editor]) await page.setViewportSize({ width: 320, height: 640 })
  for (const { address } of await publicPages(visitor.page.request)) {
    await visitor.page.goto(address)
    await hydrated(visitor.page)
    expect.soft(await overflow(visitor.page), address).toBeLessThanOrEqual(0)
  }
  for (const path of STAFF_PAGES) {
    await editor.office.goto(path)
    expect.soft(await overflow(editor.page), path).toBeLessThanOrEqual(0)
  }
})
