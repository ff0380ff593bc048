import type { BrowserContext } from '@playwright/test'
import { staffAt } from '../fixtures/people'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test.use({ autosaves: true })

/** The autosaves of the service, which no one else sees. */
const KEPT = /^Saved \d{2}:\d{2}; only you see it\./
const SAVED = /^Saved at \d{2}:\d{2}\.$/

/** The backups of forms in the storage of the device. */
const onDevice = (context: BrowserContext) =>
  context
    .storageState()
    .then(({ origins }) => origins.flatMap(({ localStorage }) => localStorage))
    .then((entries) =>
      entries
        .filter(({ name }) => name.startsWith('tk:blog:'))
        .map(({ value }) => value)
        .join(),
    )

test(
  'BO-05 what is typed into a published blog is stored by the service, offered on another device, and shown to no one else',
  nightly,
  async ({ editor: { page, editor, blogs }, reader, openContext, sessionOf, publishBlog, unique }) => {
    const name = unique('Typed here')
    const { id, slug } = await publishBlog({
      blogName: name,
      description: `${name} is live.`,
      content: '<p>Live words.</p>',
    })
    await editor.goto(id)
    await editor.summary.fill('Half a summary')
    await editor.text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Half a sentence')
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect.poll(() => onDevice(page.context())).not.toContain('Half')
    await reader.article.open(`/blog/${slug}`)
    await expect(reader.page.locator('body')).not.toContainText('Half')

    await page.getByRole('link', { name: 'View blogs' }).click()
    await expect(page, 'nothing is lost, so nobody is asked').toHaveURL('/viewblogs')
    await editor.goto(id)
    await expect(editor.summary).toHaveValue('Half a summary')
    await expect(editor.text).toHaveText('Live words. Half a sentence')

    const elsewhere = staffAt(await (await openContext({ storageState: await sessionOf('blogs') })).newPage())
    await elsewhere.editor.goto(id)
    await expect(elsewhere.editor.summary).toHaveValue(`${name} is live.`)
    const offer = elsewhere.page.getByRole('status').filter({ hasText: 'You have text that is not saved yet' })
    await expect(offer).toContainText(name)
    expect(await axeFindings(elsewhere.page)).toEqual([])
    await offer.getByRole('button', { name: `Open “${name}”` }).click()
    await expect(elsewhere.editor.text).toHaveText('Live words. Half a sentence')
    await expect(offer).toHaveCount(0)
    await elsewhere.page.keyboard.press('Control+s')
    await expect(elsewhere.page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(page.getByText('This item has unpublished changes')).toBeVisible()
    await expect(editor.summary).toHaveValue('Half a summary')
    await expect(page.getByText('not saved yet')).toHaveCount(0)
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await blogs.remove(name)
  },
)

test('BO-05 a new blog that was not saved comes back on the device it was typed on, and is discarded on another', async ({
  editor: { page, editor },
  openContext,
  sessionOf,
  unique,
}) => {
  const name = unique('Not saved anywhere')
  await editor.goto()
  await editor.name.fill(name)
  await expect(page.getByText(KEPT)).toBeVisible()
  const context = page.context()
  await page.close()
  const again = staffAt(await context.newPage())
  await again.editor.goto()
  await expect(again.editor.name).toHaveValue(name)
  await expect(again.page.getByText(KEPT)).toBeVisible()

  const elsewhere = staffAt(await (await openContext({ storageState: await sessionOf('blogs') })).newPage())
  await elsewhere.editor.goto()
  await elsewhere.page.getByRole('button', { name: `Discard “${name}”` }).click()
  await elsewhere.page.getByRole('alertdialog').getByRole('button', { name: 'Discard text' }).click()
  await expect(elsewhere.page.getByRole('button', { name: `Discard “${name}”` })).toHaveCount(0)
  await elsewhere.page.reload()
  await elsewhere.editor.text.waitFor()
  await expect(elsewhere.page.getByRole('button', { name: `Open “${name}”` })).toHaveCount(0)
})

test('BO-05 text stays on the device while it is offline, and goes to the service afterwards', async ({
  editor: { page, editor, blogs },
  addDraft,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
  const name = unique('Typed in a train')
  const { id } = await addDraft({ blogName: name, description: 'One.', content: '<p>One.</p>' })
  await editor.goto(id)
  await page.context().setOffline(true)
  await editor.summary.fill('Two.')
  await expect(page.getByText('Offline, kept on this device.')).toBeVisible()
  expect(await onDevice(page.context())).toContain('Two.')
  await page.context().setOffline(false)
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await onDevice(page.context())).not.toContain('Two.')
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await blogs.remove(name)
})

test(
  'BO-05 unsaved text warns of a colleague’s newer save, and replaces it only on request',
  nightly,
  async ({ editor: { page, editor, blogs }, openContext, sessionOf, addDraft, unique, consoleWatch }) => {
    consoleWatch.allow(/409/)
    const name = unique('Two at once')
    const { id } = await addDraft({ blogName: name, description: 'One.', content: '<p>One.</p>' })
    await editor.goto(id)
    const colleague = staffAt(await (await openContext({ storageState: await sessionOf('blogs') })).newPage())
    await colleague.editor.goto(id)
    await colleague.editor.text.fill('By a colleague.')
    await colleague.page.keyboard.press('Control+s')
    await expect(colleague.page.getByText(SAVED)).toBeVisible()

    await editor.summary.fill('Mine.')
    await expect(page.getByText(/A colleague has since saved version 2/)).toBeVisible()
    await page.reload()
    await expect(editor.summary).toHaveValue('Mine.')
    await expect(editor.text, 'no older text comes back').toHaveText('By a colleague.')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Keep my text' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(editor.summary).toHaveValue('Mine.')
    await expect(editor.text).toHaveText('By a colleague.')
    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await blogs.remove(name)
  },
)
