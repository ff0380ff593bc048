import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const topOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
const bottomOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))

test('BO-03 a list scrolls with the page, below its header row; one that is too wide scrolls in its frame', async ({
  editor: { page, blogs },
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await blogs.goto()
  const frame = page.getByRole('region', { name: 'Blogs' })
  await expect(frame).not.toHaveAttribute('tabindex')
  await blogs.rows.last().scrollIntoViewIfNeeded()
  expect(await frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  expect(await topOf(blogs.column('Name'))).toBe(await bottomOf(page.getByRole('banner').first()))

  await page.setViewportSize({ width: 700, height: 600 })
  await expect(frame).toHaveAttribute('tabindex', '0')
})

test('BO-05 on phones the tabs of the dashboard are one row, with the current one in view', async ({
  editor: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dashboard?tab=redirects')
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(tabs.getByRole('link', { name: 'Redirects' })).toBeInViewport({ ratio: 1 })
  expect(await topOf(tabs.getByRole('link', { name: 'Overview' }))).toBe(
    await topOf(tabs.getByRole('link', { name: 'Redirects' })),
  )
})

test('BO-01 of the texts of a case study, the one in use shows its tools, above its label, and no text moves', async ({
  editor: { page },
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/casestudy')
  const text = page.getByRole('textbox', { name: 'The objective' })
  await text.waitFor()
  const toolbars = page.getByRole('toolbar', { name: 'Text formatting' })
  const shown = () =>
    toolbars.evaluateAll((all) => all.map(({ parentElement }) => getComputedStyle(parentElement as Element).opacity))
  const before = await topOf(text)
  await text.click()
  await expect.poll(shown).toEqual(['0', '1', '0', '0', '0'])
  expect(await topOf(text)).toBe(before)
  expect(await bottomOf(toolbars.nth(1))).toBeLessThanOrEqual(await topOf(page.getByText(/^The objective/).first()))
  expect(await topOf(toolbars.nth(1))).toBeGreaterThanOrEqual(
    await bottomOf(page.getByRole('textbox', { name: 'About the client' })),
  )
})

test('CR-05 the labels and fields of an application align, and hints are below their fields', async ({
  visitor: { page },
}) => {
  await page.goto('/opportunities?future=1')
  const [name, email] = [page.getByLabel('Full name'), page.getByLabel('Email address').first()]
  await name.waitFor()
  expect(await topOf(page.getByText('Full name', { exact: true }))).toBe(
    await topOf(page.locator('main').getByText('Email address', { exact: true })),
  )
  expect(await topOf(name)).toBe(await topOf(email))
  expect(await topOf(page.getByText('We’ll reply to this address.'))).toBeGreaterThan(await bottomOf(email))
})

test('on phones a message is above its drawing, and the facts of a job are above the form', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto('/no-such-page')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await topOf(page.locator('main svg').last())).toBeGreaterThan(await bottomOf(heading))

  await page.goto('/opportunities')
  await page
    .locator('main')
    .getByRole('link', { name: /engineer/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Apply for this position' }).first().click()
  const facts = page.getByRole('complementary', { name: 'Position details' })
  await expect(page).toHaveURL(/apply/)
  expect(await bottomOf(facts)).toBeLessThan(await topOf(page.getByLabel('Full name')))
})
