import { drawPng } from '../fixtures/png'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

const SAVED = /^Saved at \d{2}:\d{2}\.$/

test('BO-01 BO-05 an editor changes a published blog in a draft, compares it with the site, and publishes it with a new picture', async ({
  editor: { page, editor, blogs },
  reader,
  publishBlog,
  unique,
}) => {
  const name = unique('Draft beside live')
  // Cards below the article show pictures of other blogs.
  const alt = unique('Two colors')
  await publishBlog({ blogName: name, description: 'As published.', content: '<p>Live words.</p>' })
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  const address = await blogs.addressOf(name)
  await blogs.edit(name)
  await editor.summary.fill('As drafted.')
  await editor.text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And drafted ones.')
  const place = () => editor.text.evaluate((text) => text.getBoundingClientRect().top)
  const before = await place()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(editor.text).toBeFocused()
  expect(Math.abs((await place()) - before), 'the text stays where it is').toBeLessThan(1)
  await page.keyboard.type(' Go on.')
  await expect(editor.text).toHaveText('Live words. And drafted ones. Go on.')
  await editor.press('Save draft')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('This item has unpublished changes')).toBeVisible()

  await reader.article.open(address)
  await expect(reader.article.text).toContainText('Live words.')
  await expect(reader.page.locator('body')).not.toContainText('drafted')

  await page.getByRole('button', { name: 'Compare with the site' }).click()
  await expect(page.locator('ins').filter({ hasText: 'drafted' }).first()).toBeVisible()
  await expect(page.locator('del').filter({ hasText: 'published' })).toBeVisible()
  // A button half under the sticky bars would count as too small.
  await page.setViewportSize({ width: 1280, height: 1000 })
  expect(await axeFindings(page)).toEqual([])

  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await expect(blogs.row(name)).toContainText('with unpublished changes')
  await blogs.edit(name)
  await expect(editor.summary).toHaveValue('As drafted.')
  await editor.choosePicture({ file: drawPng(1200, 675), alt })
  await page.keyboard.press('Control+s')
  await expect(page.getByText(SAVED)).toBeVisible()
  await reader.article.open(address)
  await expect(reader.page.getByRole('img', { name: alt })).toHaveCount(0)

  await editor.save('Publish')
  await reader.article.open(address)
  await expect(reader.article.text).toContainText('And drafted ones. Go on.')
  await expect(reader.page.getByRole('img', { name: alt })).toBeVisible()
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await expect(blogs.row(name)).not.toContainText('with unpublished changes')
  await blogs.remove(name)
})

test(
  'BO-05 a draft is discarded after a confirmation, and an earlier version is restored into a draft',
  nightly,
  async ({ editor: { page, editor, blogs }, reader, publishBlog, unique }) => {
    const name = unique('Back again')
    await publishBlog({ blogName: name, description: 'First words.', content: '<p>One.</p>' })
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    const address = await blogs.addressOf(name)
    await blogs.edit(name)
    await editor.summary.fill('Never published.')
    await editor.press('Save draft')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep changes' }).click()
    await expect(editor.summary).toHaveValue('Never published.')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(editor.summary).toHaveValue('First words.')
    await expect(page.getByText('This item has unpublished changes')).toHaveCount(0)

    await editor.summary.fill('Second words.')
    await editor.save('Publish')
    await blogs.edit(name)
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: /Version 1\b/ }).click()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('This item has unpublished changes')).toBeVisible()
    await expect(editor.summary).toHaveValue('First words.')
    await reader.article.open(address)
    await expect(reader.page.locator('main')).toContainText('Second words.')
    await editor.press('Unpublish')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
    await page.waitForURL('/viewblogs')
    await blogs.edit(name)
    await expect(editor.summary, 'the draft survives unpublishing').toHaveValue('First words.')
    await expect(page.getByText('This item has unpublished changes')).toHaveCount(0)
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await blogs.remove(name)
  },
)

test(
  'BO-05 Ctrl+S saves a new blog as a draft in place, and saves it again',
  nightly,
  async ({ editor: { page, editor, blogs }, unique }) => {
    const name = unique('Saved by key')
    await editor.goto()
    await editor.write({ name, summary: 'One.', text: 'First.' })
    await editor.text.click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page).toHaveURL(/\/blogs\?id=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Edit blog' })).toBeVisible()
    await expect(editor.text).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Second.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(editor.text).toHaveText('First. Second.')
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(1)
    await blogs.remove(name)
  },
)

test(
  'BO-05 what is typed while a slow save runs stays, and counts as unsaved',
  nightly,
  async ({ editor: { page, editor, blogs }, publishBlog, unique }) => {
    const name = unique('Typed meanwhile')
    const { id } = await publishBlog({ blogName: name, description: 'One.', content: '<p>One.</p>' })
    let respond = () => undefined as void
    const delayed = new Promise<void>((resolve) => (respond = resolve))
    await page.route('**/api/blogs/*/draft', async (route) => {
      if (route.request().method() === 'PUT') await delayed
      await route.continue()
    })
    await editor.goto(id)
    await editor.summary.fill('Two.')
    const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/draft'))
    await page.keyboard.press('Control+s')
    await sent
    await editor.summary.press('End')
    await page.keyboard.type(' Typed since.')
    await editor.text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' And here.')
    respond()
    await expect(page.getByText('This item has unpublished changes')).toBeVisible()
    await expect(editor.summary).toHaveValue('Two. Typed since.')
    await expect(editor.text).toHaveText('One. And here.')
    await expect(page.getByText('Saving…')).toBeVisible()
    await page.getByRole('link', { name: 'View blogs' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(editor.summary).toHaveValue('Two. Typed since.')
    await expect(editor.text).toHaveText('One. And here.')
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await blogs.remove(name)
  },
)
