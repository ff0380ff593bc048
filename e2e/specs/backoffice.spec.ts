import { staffAt } from '../fixtures/people'
import { refusalMessages } from '../fixtures/service-calls'
import { storedIn } from '../fixtures/stored'
import { expect, test } from '../fixtures/test'
import { CAREERS_LINKS } from '../pages/staff-frame.page'

test('CL-02 BO-01 sorting stands in the address and after a reload', async ({ editor: { page, blogs } }) => {
  await blogs.goto()
  const first = blogs.rows.first()
  await blogs.sortBy('Name')
  await expect(page).toHaveURL('/viewblogs?sort=blogName%2Casc')
  await expect(blogs.column('Name')).toHaveAttribute('aria-sort', 'ascending')
  const ascending = await first.innerText()
  await blogs.sortBy('Name')
  await expect(page).toHaveURL('/viewblogs?sort=blogName%2Cdesc')
  await expect(first).not.toHaveText(ascending)
  await page.reload()
  await expect(blogs.column('Name')).toHaveAttribute('aria-sort', 'descending')
})

test('CL-02 BO-01 the pages of the table and their size stand in the address and after a reload', async ({
  editor: { page, blogs },
}) => {
  await blogs.goto()
  await expect(blogs.range).toHaveText(/^1–10 of \d+$/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/viewblogs?page=1')
  await expect(blogs.range).toHaveText(/^11–\d+ of \d+$/)
  await page.reload()
  await expect(blogs.range).toHaveText(/^11–\d+ of \d+$/)
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(page).toHaveURL('/viewblogs?size=25')
  await expect(blogs.range).toHaveText(/^1–\d+ of \d+$/)
})

test('CL-02 BO-01 search and status stand in the address and after a reload', async ({
  editor: { page, blogs, editor },
  unique,
}) => {
  const name = unique('Searchable')
  await editor.goto()
  await editor.name.fill(name)
  await editor.save('Save draft')

  await blogs.search.fill(name)
  await expect(blogs.rows).toHaveCount(1)
  await expect(page).toHaveURL(/\/viewblogs\?q=Searchable/)
  await blogs.status.selectOption('Published')
  await expect(page.getByRole('heading', { name: 'No blog matches' })).toBeVisible()
  await blogs.status.selectOption('Draft')
  await expect(blogs.row(name)).toBeVisible()
  await page.reload()
  await expect(blogs.search).toHaveValue(name)
  await expect(blogs.status).toHaveValue('DRAFT')
  await expect(blogs.rows).toHaveCount(1)
  await blogs.choose(name, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No blog matches' })).toBeVisible()
})

test('BO-05 a draft is not public', async ({ editor: { page, editor, blogs }, reader, unique }) => {
  const name = unique('Half a thought')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await editor.goto()
  await editor.write({ name, summary: 'Not yet.', text: 'Not yet.' })
  await editor.save('Save draft')
  await expect(blogs.row(name).getByRole('cell', { name: 'Draft' })).toBeVisible()
  await expect(page.getByRole('link', { name: `View ${name} on site` })).toHaveCount(0)

  expect((await reader.article.open(`/blog/${slug}`)).status()).toBe(404)
  await reader.insights.read(`?q=${encodeURIComponent(name)}`)
  await expect(reader.insights.blog(name)).toHaveCount(0)
  await blogs.remove(name)
})

test('when two people edit one blog the second is told and keeps the typed text', async ({
  editor,
  openContext,
  sessionOf,
  consoleWatch,
  unique,
}) => {
  test.setTimeout(180_000)
  consoleWatch.allow(...refusalMessages(409))
  const name = unique('Two pens')
  await editor.editor.goto()
  await editor.editor.name.fill(name)
  await editor.editor.save('Save draft')
  const context = await openContext({ storageState: await sessionOf('blogs') })
  const colleague = staffAt(await context.newPage())
  await colleague.blogs.goto()
  await colleague.blogs.edit(name)
  await editor.blogs.edit(name)

  await colleague.editor.summary.fill('The first to save.')
  await colleague.editor.save('Save draft')
  await editor.editor.summary.fill('The second to save.')
  await editor.editor.press('Save draft')
  await expect(editor.page.getByText('Somebody else saved this blog while you were writing')).toBeVisible()
  await expect(editor.editor.summary).toHaveValue('The second to save.')
  await editor.page.getByRole('button', { name: 'Keep my text' }).click()
  await editor.editor.save('Save draft')
  await editor.blogs.remove(name)
})

test('BO-05 unsaved text is not left behind without a question', async ({
  editor: { page, editor, office },
  unique,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const name = unique('Unsaved')
  await editor.goto()
  await editor.name.fill(name)
  await office.sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(editor.name).toHaveValue(name)
  await office.sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('BO-01 what is missing is told at its field and nothing is sent', async ({ editor: { page, editor } }) => {
  await editor.goto()
  await editor.press('Publish')
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Enter a summary. It is needed to publish.')).toBeVisible()
  await expect(editor.name).toBeFocused()
  await expect(page).toHaveURL('/blogs')
})

test('ST-08 each role sees the entries of its own', async ({ editor, recruiter }) => {
  await editor.office.goto()
  await expect(editor.office.sidebar.getByRole('link', { name: 'View blogs' })).toBeVisible()
  await recruiter.office.goto()
  await expect(recruiter.office.sidebar.getByRole('link')).toHaveText(CAREERS_LINKS)
})

test('BO-03 the dashboard of BLOGS shows figures and what changed last', async ({ editor: { page, office } }) => {
  await office.goto()
  await expect(page.getByRole('link', { name: 'Blogs on the site' })).toBeVisible()
  await expect(page.getByRole('img', { name: /pages published in \d+ months/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('table', { name: 'Published per month' })).toBeVisible()
})

test('LY-07 the collapsed sidebar is remembered as a JSON boolean', async ({ editor: { page, office } }) => {
  await office.goto()
  expect(await storedIn(page)).not.toHaveProperty('sidebarState')
  await office.sidebar.getByRole('button', { name: 'Collapse the menu' }).click()
  expect((await storedIn(page))['sidebarState']).toBe('true')
  await page.reload()
  await office.sidebar.getByRole('button', { name: 'Expand the menu' }).click()
  expect((await storedIn(page))['sidebarState']).toBe('false')
})
