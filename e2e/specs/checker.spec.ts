import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { BlogEditorPage } from '../pages/blog-editor.page'

const SUMMARY = 'How a night shift ends without a call.'
const CLEAN = '<p>The plan names an owner.</p><h2>What it costs</h2><p>Less than a call at night.</p>'

test('BO-01 a fault that is typed is found, leads to its place, and goes once it is mended', async ({
  editor: { page },
  addDraft,
  unique,
}) => {
  const { id } = await addDraft({ blogName: unique('Checked'), description: SUMMARY, content: CLEAN })
  const form = new BlogEditorPage(page)
  await form.goto(id)
  const panel = page.getByRole('region', { name: 'Check' })
  const opener = panel.getByRole('button', { name: /^Check/ })
  await expect(opener).toContainText('1 hint')

  await form.text.press('Control+End')
  await page.keyboard.type(' The the end.')
  await expect(opener).toContainText('1 warning')
  await page.keyboard.type(' TODO')
  await expect(opener).toContainText('1 error')

  await opener.focus()
  await page.keyboard.press('Enter')
  const placeholder = panel.getByRole('button', { name: /“TODO” is placeholder text/ })
  await expect(placeholder).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await placeholder.focus()
  await page.keyboard.press('Enter')
  await expect(form.text).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe('TODO')
  await page.keyboard.press('Delete')
  await expect(placeholder).toHaveCount(0)

  await panel.getByRole('button', { name: /A word is repeated: “The the”/ }).click()
  await page.keyboard.type('The')
  await expect(opener).not.toContainText('warning')
})
