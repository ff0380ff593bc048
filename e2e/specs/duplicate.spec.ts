import { drawPng } from '../fixtures/png'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test.use({ autosaves: true })

test('BO-01 BO-05 a blog is duplicated with its picture, unsaved text of the copy is offered whole, and both are published', async ({
  editor: { page, editor, blogs },
  reader,
  unique,
}) => {
  const name = unique('Monthly letter')
  const again = unique('Next letter')
  const alt = unique('Two colors')
  await editor.goto()
  await editor.write({ name, summary: 'What the month brought.', text: 'The first words.' })
  await editor.choosePicture({ file: drawPng(1200, 675), alt })
  await editor.save('Publish')

  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await blogs.choose(name, 'Duplicate')
  await expect(page.getByText(`A copy of “${name}”. Not saved yet.`)).toBeVisible()
  await expect(editor.text).toHaveText('The first words.')
  expect(await axeFindings(page)).toEqual([])
  await editor.name.fill(again)
  await expect(page.getByText(/^Saved \d{2}:\d{2}; only you see it\./)).toBeVisible()
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await expect(blogs.rows, 'nothing is saved until the editor saves').toHaveCount(1)

  await editor.goto()
  await page.getByRole('button', { name: `Open “${again}”` }).click()
  await expect(editor.name).toHaveValue(again)
  await expect(editor.summary).toHaveValue('What the month brought.')
  await expect(editor.text).toHaveText('The first words.')
  await editor.save('Publish')

  await blogs.goto(`?q=${encodeURIComponent(again)}`)
  await reader.article.open(await blogs.addressOf(again))
  await expect(reader.article.text).toContainText('The first words.')
  await expect(reader.page.getByRole('article').getByRole('img', { name: alt })).toBeVisible()
  await blogs.remove(again)
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await blogs.remove(name)
})
