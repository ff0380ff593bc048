import { expect, test } from '../fixtures/test'

const DAY = 86_400_000

test('BO-01 an author and a category are added, told as saved, and stand in their lists', async ({
  editor: { page, office },
  unique,
}) => {
  for (const [form, list] of [
    ['/author', '/viewauthor'],
    ['/catagory', '/viewcatagory'],
  ] as const) {
    const name = unique('Zweite Straße')
    await office.goto(form)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
    await page.waitForURL(list)
    await office.goto(`${list}?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible()
  }
})

test('BO-01 BO-04 BO-05 a blog is written, scheduled, previewed, published, renamed, taken back to an older version, deleted and brought back', async ({
  editor: { page, editor, blogs },
  reader,
  consoleWatch,
  unique,
}) => {
  // The frame of the preview runs no scripts, and the browser says so for each that the page brings.
  consoleWatch.allow(/Blocked script execution/)
  const name = unique('From draft to archive')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await editor.goto()
  await editor.write({ name, summary: 'The first words.', text: 'Before it is public.' })
  await editor.publishAt.fill(new Date(Date.now() + DAY).toISOString().slice(0, 16))
  await editor.save('Schedule')
  await expect(blogs.row(name).getByRole('cell', { name: 'Scheduled' })).toBeVisible()
  expect((await reader.article.open(`/blog/${slug}`)).status()).toBe(404)

  await blogs.edit(name)
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
  await editor.save('Cancel the schedule')
  await blogs.edit(name)
  await editor.summary.fill('Better words.')
  await editor.save('Publish')
  const address = await blogs.addressOf(name)
  expect((await reader.article.open(address)).status()).toBe(200)

  await blogs.edit(name)
  await editor.address.fill(`${slug}-renamed`)
  await expect(page.getByText('This address is free.')).toBeVisible()
  await editor.save('Update')
  const moved = await page.request.get(address, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, `${address}-renamed`])

  await blogs.edit(name)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /Version 1\b/ }).click()
  await expect(page.locator('ins').filter({ hasText: 'first' })).toBeVisible()
  await editor.summary.fill('Typed, and not saved.')
  await page.getByRole('button', { name: 'Bring version 1 back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it back' }).click()
  await expect(editor.summary).toHaveValue('The first words.')

  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await blogs.remove(name)
  expect((await page.request.get(`${address}-renamed`)).status()).toBe(410)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(blogs.row(name)).toBeVisible()
  expect((await page.request.get(`${address}-renamed`)).status()).toBe(200)
  await blogs.remove(name)
})
