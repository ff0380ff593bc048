import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { RecordFormPage } from '../pages/record-form.page'
import { RecordTablePage } from '../pages/record-table.page'

const NAME = 'Yusra Benhadid'

test(
  'a portrait that staff upload replaces the initials of a leader, and goes with its author',
  nightly,
  async ({ editor: { page, staffFrame }, visitor }) => {
    const leaders = visitor.page
    await leaders.goto('/leadership')
    const card = leaders.getByRole('listitem').filter({ hasText: NAME })
    await expect(card).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)

    await staffFrame.goto('/author')
    const form = new RecordFormPage(page)
    await page.getByLabel('Name', { exact: true }).fill(NAME)
    await form.choosePictures(['Picture'], await readFile(join(import.meta.dirname, '../../docs/images/home.png')))
    await form.save('Save', '/viewauthor')

    const before = await card.boundingBox()
    await expect(async () => {
      await leaders.reload()
      await expect(card.locator('img')).toHaveJSProperty('complete', true, { timeout: 1000 })
    }).toPass()
    expect(await card.boundingBox()).toEqual(before)
    await expect(card.locator('source[type="image/avif"]')).toHaveAttribute('srcset', /w=\d+/)
    await card.getByRole('link', { name: NAME }).click()
    await expect(leaders.getByRole('img', { name: 'Two colors' })).toBeVisible()

    const table = new RecordTablePage(page)
    await table.remove(NAME)
    await leaders.goto('/leadership')
    await expect(card).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
  },
)
