import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { BlogEditorPage } from '../pages/blog-editor.page'

const SUMMARY = 'How a night shift ends without a call.'
const CLEAN = '<p>The plan names an owner.</p><h2>What it costs</h2><p>Less than a call at night.</p>'

test('BO-01 a typed fault is found, leads to its place, and disappears once it is fixed', async ({
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

test(
  'BO-01 links to pages that visitors cannot open are found in the form and for the whole site',
  nightly,
  async ({ editor: { page }, addDraft, unique }) => {
    const slug = unique('in-the-drawer').replace(' ', '-')
    await addDraft({ blogName: 'In the drawer', slug, description: SUMMARY, content: CLEAN })
    const name = unique('Links to a draft')
    const content = `<p>See <a href="/blog/${slug}">our plan</a>, <a href="/no-such-page">the rota</a> and <a href="/contact">our offices</a>.</p>`
    const { id } = await addDraft({ blogName: name, description: SUMMARY, content })

    await page.goto(`/dashboard?tab=check&type=LINKS&q=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('2 errors')
    await expect(row.getByRole('link', { name: /a page that is not published/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await row.getByRole('link', { name: /where there is no page/ }).click()

    await expect(page).toHaveURL(new RegExp(`/blogs\\?id=${id}#content$`))
    const panel = page.getByRole('region', { name: 'Check' })
    await expect(panel.getByRole('button', { name: /^Check/ })).toContainText('2 errors')
  },
)

test('ST-08 CAREERS and visitors get no findings', async ({ site, sessionOf, recruiter, visitor }) => {
  const statusFor = async (headers: Record<string, string>) => {
    const { status } = await fetch(`${site.url}/api/contentCheck`, { headers })
    return status
  }
  const { origins } = await sessionOf('careers')
  const token = origins[0]?.localStorage.find((entry) => entry.name === 'Token')?.value
  expect(await statusFor({ authorization: `Bearer ${token}` })).toBe(403)
  expect(await statusFor({})).toBe(401)
  await recruiter.page.goto('/dashboard?tab=check')
  await expect(recruiter.page.getByRole('link', { name: 'Check', exact: true })).toHaveCount(0)
  await visitor.page.goto('/dashboard?tab=check')
  await expect(visitor.page).toHaveURL(/\/login/)
})
