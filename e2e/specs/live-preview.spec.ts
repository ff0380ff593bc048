import type { Page } from '@playwright/test'
import { storeText } from '../fixtures/stored-text'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test.use({ autosaves: true })

const LINES = Array.from({ length: 80 }, (_, index) => `<p>Line ${index} of a text.</p>`).join('')

const openPreview = (page: Page) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Preview', exact: true }).click()
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preview' })
const frameOf = (page: Page) => page.frameLocator('iframe[title="Page preview"]')
const scrollOf = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(() => scrollY)

test.beforeEach(({ consoleWatch }) => {
  // The preview frame blocks scripts, and the browser logs each one.
  consoleWatch.allow(/Blocked script execution/)
})

test('BO-05 the page of a text follows what is typed, keeps its scroll position and the focus, and no one else sees it', async ({
  editor: { page, editor },
  reader,
  publishBlog,
  unique,
}) => {
  const name = unique('Beside')
  const { id, slug } = await publishBlog({
    blogName: name,
    description: `The page beside ${name}, as it is typed.`,
    content: `<p>Start.</p>${LINES}`,
  })
  await editor.goto(id)
  await openPreview(page)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(panelOf(page).getByText(/^Shows the saved version/)).toBeVisible()
  await frameOf(page)
    .locator('html')
    .evaluate(() => scrollTo(0, 600))

  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('preview=') && request.isNavigationRequest()) pages.push(request.url())
  })
  await editor.text.press('Control+Home')
  await page.keyboard.type('Typed words and ')
  await expect(frameOf(page).getByText('Typed words and Start.')).toBeAttached()
  await expect(editor.text).toBeFocused()
  expect(await scrollOf(page)).toBe(600)
  expect(pages.length, 'no page for each key').toBeLessThan(4)
  await expect(panelOf(page).getByText('Shows your unsaved text, which only you see.')).toBeVisible()

  await reader.article.open(`/blog/${slug}`)
  await expect(reader.page.getByText('Typed words')).toHaveCount(0)
  const link = pages.at(-1) ?? ''
  const answer = await page.request.get(link)
  expect([answer.status(), answer.headers()['cache-control'], answer.headers()['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  const [path = ''] = link.split('?')
  expect(await (await page.request.get(path)).text()).not.toContain('Typed words')

  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(panelOf(page).getByText(/^Shows the saved version/)).toBeVisible()
  await expect(frameOf(page).getByText('Typed words and Start.')).toBeAttached()
  expect((await page.request.get(link)).status(), 'the text is saved, so its link has ended').toBe(404)
})

test(
  'BO-05 a new text has a page before it is saved, at three widths that are remembered',
  nightly,
  async ({ editor: { page, editor }, unique }) => {
    const name = unique('Not saved')
    await editor.goto()
    await openPreview(page)
    await expect(panelOf(page).getByText('The page appears here once you start writing.')).toBeVisible()
    await editor.name.fill(name)
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(name)
    await editor.text.click()
    await page.keyboard.type('First words')
    await expect(frameOf(page).getByText('First words')).toBeVisible()
    const widths = panelOf(page).getByRole('group', { name: 'Preview width' })
    const innerWidthOf = () =>
      frameOf(page)
        .locator('html')
        .evaluate(() => innerWidth)
    for (const [label, pixels] of [
      ['Tablet, 768 px', 768],
      ['Desktop, 1280 px', 1280],
      ['Phone, 390 px', 390],
      ['Tablet, 768 px', 768],
    ] as const) {
      await widths.getByRole('button', { name: label }).click()
      await expect.poll(innerWidthOf).toBe(pixels)
      const frame = await page.locator('iframe[title="Page preview"]').boundingBox()
      const panel = await panelOf(page).boundingBox()
      expect(frame?.width ?? 0).toBeLessThanOrEqual(panel?.width ?? 0)
    }
    expect(await axeFindings(page)).toEqual([])
    // The preview of a new text ends with it.
    await page.reload()
    await expect(widths.getByRole('button', { name: 'Tablet, 768 px' })).toHaveAttribute('aria-pressed', 'true')
    await expect(frameOf(page).getByText('First words')).toBeVisible()
  },
)

test('BO-05 the page in the preview is one stop for the keyboard, which keeps the focus, and its links lead nowhere', async ({
  editor: { page, editor },
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/Blocked opening/)
  const id = await storeText(page, unique('Keyboard'), `<p>Start.</p><p><a href="/contact">Contact</a></p>${LINES}`)
  await editor.goto(id)
  await openPreview(page)
  await expect(frameOf(page).getByText('Start.')).toBeAttached()
  await panelOf(page)
    .getByRole('link', { name: /Open in new tab/ })
    .focus()
  await page.keyboard.press('Tab')
  await expect(frameOf(page).locator('html')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(100)
  await editor.summary.evaluate((field: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Typed elsewhere.')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(panelOf(page).getByText('Shows your unsaved text, which only you see.')).toBeVisible()
  await expect(frameOf(page).locator('html')).toBeFocused()
  expect(await scrollOf(page)).toBeGreaterThan(100)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')

  await frameOf(page).getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(frameOf(page).getByText('Start.')).toBeAttached()
  expect(page.context().pages()).toHaveLength(1)
})

test('BO-05 a preview that cannot be shown says so, and is retried with the next text', async ({
  editor: { page, editor },
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/503|500|Failed to load|chromewebdata/)
  const id = await storeText(page, unique('Not shown'), '<p>Start.</p>')
  await editor.goto(id)
  await page.route(/\/blog\/.*preview=/, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await openPreview(page)
  await expect(panelOf(page).getByText('The page could not be shown.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.unroute(/\/blog\/.*preview=/)
  await panelOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page).getByText('Start.')).toBeVisible()
  await expect(panelOf(page).getByText('The page could not be shown.')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('BO-05 the preview fills the screen, and Escape returns to its button', async ({
    editor: { page, editor },
    unique,
  }) => {
    const id = await storeText(page, unique('Small'), '<p>Start.</p>')
    await editor.goto(id)
    await openPreview(page)
    await expect(frameOf(page).getByText('Start.')).toBeVisible()
    expect(await panelOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    expect(await axeFindings(page)).toEqual([])
    await panelOf(page).getByRole('button', { name: 'Close preview' }).press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
  })
})
