import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** Number of groups of dots in the hero that move or wait for their turn. */
const settlingGroups = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('main svg > g'))
        .length,
  )

test('the dots of a hero settle once in a session', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => settlingGroups(page)).toBe(10)
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  await page.goto('/services/cloud', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await settlingGroups(page)).toBe(0)
})

test('under reduced motion the dots of a hero are at rest, and those of a row below do not wait', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('main svg > g').last()).toHaveCSS('animation-name', 'none')
  await hydrated(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('the dots of the process settle as soon as a fifth of the row is visible', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const row = page.locator('#how-we-work ol')
  const states = () => row.evaluate((list) => list.getAnimations({ subtree: true }).map(({ playState }) => playState))
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['paused']))
  await row.scrollIntoViewIfNeeded()
  await expect.poll(states).toEqual([])
})

test('the cover of a card becomes the picture of its page', async ({ page }) => {
  await page.goto('/resources/blogs')
  await hydrated(page)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-cover]') })
    .first()
  const cover = await card.locator('[data-cover]').elementHandle()
  await card.getByRole('link').first().click({ noWaitAfter: true })
  await expect(page.locator('article > [data-cover]')).toHaveCSS('view-transition-name', 'cover')
  expect(
    await cover?.evaluate((element) => (element as HTMLElement).style.getPropertyValue('view-transition-name')),
  ).toBe('cover')
})
