import { staffAt } from '../fixtures/people'
import { failedRequestMessages } from '../fixtures/service-calls'
import { localStorageOf } from '../fixtures/stored-session'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { CAREERS_LINKS } from '../pages/staff-frame.page'

test('CL-02 BO-01 sorting is stored in the URL and survives a reload', nightly, async ({ editor: { page, blogs } }) => {
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
  // React's title replaces the one in the server's HTML.
  await expect(page.locator('title')).toHaveCount(1)
})

test('CL-02 BO-01 the page and page size of the table are stored in the URL and survive a reload', async ({
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

test('CL-02 BO-01 search and status filter are stored in the URL and survive a reload', async ({
  editor: { page, blogs },
  addDraft,
  unique,
}) => {
  const name = unique('Searchable')
  await addDraft({ blogName: name })
  await blogs.goto()
  await blogs.search.fill(name)
  await expect(blogs.rows).toHaveCount(1)
  await expect(page).toHaveURL(/\/viewblogs\?q=Searchable/)
  await blogs.status.selectOption('Published')
  await expect(page.getByRole('heading', { name: 'No matching blogs' })).toBeVisible()
  await blogs.status.selectOption('Draft')
  await expect(blogs.row(name)).toBeVisible()
  await page.reload()
  await expect(blogs.search).toHaveValue(name)
  await expect(blogs.status).toHaveValue('DRAFT')
  await expect(blogs.rows).toHaveCount(1)
  await blogs.choose(name, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No matching blogs' })).toBeVisible()
})

test('BO-05 FT-25 when two people edit one blog, the second to save is warned and keeps the typed text', async ({
  editor,
  openContext,
  sessionOf,
  consoleWatch,
  addDraft,
  unique,
}) => {
  consoleWatch.allow(...failedRequestMessages(409))
  const name = unique('Two pens')
  await addDraft({ blogName: name })
  await editor.blogs.goto()
  const context = await openContext({ storageState: await sessionOf('blogs') })
  const colleague = staffAt(await context.newPage())
  await colleague.blogs.goto()
  await colleague.blogs.edit(name)
  await editor.blogs.edit(name)

  await colleague.editor.summary.fill('The first to save.')
  await colleague.editor.save('Save draft')
  await editor.editor.summary.fill('The second to save.')
  await editor.editor.press('Save draft')
  await expect(editor.page.getByText('Someone else saved this blog while you were writing')).toBeVisible()
  await expect(editor.editor.summary).toHaveValue('The second to save.')
  await editor.page.getByRole('button', { name: 'Keep my text' }).click()
  await editor.editor.save('Save draft')
  await editor.blogs.remove(name)
})

test(
  'BO-05 two tabs that each add a blog lose neither text, and both are restored one after the other',
  nightly,
  async ({ editor: { page } }) => {
    const openTab = async () => staffAt(await page.context().newPage())
    const tabs = [await openTab(), await openTab()]
    const names = ['Typed in one tab', 'Typed in another tab']
    for (const [index, { page: tab, editor }] of tabs.entries()) {
      await editor.goto()
      await editor.name.fill(names[index] ?? '')
      await expect(tab.getByText('Saving…')).toBeVisible()
    }
    for (const { page: tab } of tabs) await tab.close()
    for (const name of names) {
      const { editor } = await openTab()
      await editor.goto()
      await expect(editor.name).toHaveValue(name)
    }
  },
)

test(
  'BO-05 a tab that opens a record being edited in another tab leaves that text alone',
  nightly,
  async ({ editor: { page, editor, blogs }, addDraft, unique }) => {
    const name = unique('Open twice')
    await addDraft({ blogName: name, description: 'As it was.', content: '<p>One.</p>' })
    await blogs.goto()
    await blogs.edit(name)
    await editor.summary.fill('Typed in the first tab.')
    await expect(page.getByText('Saving…')).toBeVisible()
    const second = staffAt(await page.context().newPage())
    await second.page.goto(page.url())
    await expect(second.editor.summary).toHaveValue('As it was.')
    await second.page.close()
    const third = staffAt(await page.context().newPage())
    await third.page.goto(page.url())
    await page.close()
    await third.page.reload()
    await expect(third.editor.summary).toHaveValue('Typed in the first tab.')
  },
)

test('BO-05 FT-23 when the session ends, the user signs in again in place and the save continues', async ({
  editor: { page, editor, blogs },
  site,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/401/)
  const name = unique('Saved after all')
  await editor.goto()
  await editor.write({ name, summary: 'Typed before the end.', text: 'And this.' })
  await page.evaluate(() => localStorage.setItem('Token', 'of a session that is over'))
  await editor.press('Save draft')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(site.passwords.blogs)
  await dialog.getByRole('button', { name: 'Log in and continue' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  await expect(blogs.row(name)).toBeVisible()
})

test('BO-05 FT-30 continuous typing loses little when the tab is closed', async ({ editor: { page, editor } }) => {
  await editor.goto()
  await editor.text.click()
  await page.keyboard.type('a word and another '.repeat(4), { delay: 60 })
  // Closes while typing, without a chance for a final backup.
  await page.close()
  const { editor: reopened } = staffAt(await page.context().newPage())
  await reopened.goto()
  await expect(reopened.text).toContainText('a word and another')
})

test('BO-05 the form is disabled while a save is in progress', async ({ editor: { page, editor }, unique }) => {
  await editor.goto()
  await editor.write({ name: unique('Slowly saved'), summary: 'One.', text: 'First words.' })
  let respond = () => undefined as void
  const delayed = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/api/blogs', async (route) => {
    await delayed
    await route.continue()
  })
  await editor.press('Publish')
  await expect(editor.summary).toBeDisabled()
  await expect(editor.text).toHaveAttribute('contenteditable', 'false')
  respond()
  await expect(page.getByRole('alertdialog', { name: 'Success!' })).toBeVisible()
})

test('ST-08 each role sees its own entries', async ({ editor, recruiter }) => {
  await editor.staffFrame.goto()
  await expect(editor.staffFrame.sidebar.getByRole('link', { name: 'View blogs' })).toBeVisible()
  await recruiter.staffFrame.goto()
  await expect(recruiter.staffFrame.sidebar.getByRole('link')).toHaveText(CAREERS_LINKS)
})

test('BO-03 the dashboard of BLOGS shows figures and the latest changes', async ({ editor: { page, staffFrame } }) => {
  await staffFrame.goto()
  await expect(page.getByRole('link', { name: 'Blogs on the site' })).toBeVisible()
  await expect(page.getByRole('img', { name: /pages published in \d+ months/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('table', { name: 'Published per month' })).toBeVisible()
})

test('LY-07 the collapsed sidebar is remembered as a JSON boolean', async ({ editor: { page, staffFrame } }) => {
  await staffFrame.goto()
  expect(await localStorageOf(page)).not.toHaveProperty('sidebarState')
  await staffFrame.sidebar.getByRole('button', { name: 'Collapse the menu' }).click()
  expect((await localStorageOf(page))['sidebarState']).toBe('true')
  await page.reload()
  await staffFrame.sidebar.getByRole('button', { name: 'Expand the menu' }).click()
  expect((await localStorageOf(page))['sidebarState']).toBe('false')
})
