import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test(
  'ADR 0117 an editor sees how often an article was read, from where, and to its end',
  nightly,
  async ({ visitor: { page }, editor, publishBlog, unique }) => {
    const name = unique('Reading to the end')
    const blog = await publishBlog({ blogName: name, description: 'A short one.', content: '<p>Text.</p>' })

    await page.goto(`/blog/${blog.slug}?utm_source=board`)
    await page
      .getByRole('heading', { name: 'Share' })
      .or(page.getByRole('link', { name: /^Share on X/ }))
      .last()
      .scrollIntoViewIfNeeded()
    const reported = page.waitForRequest(/\/public\/user\/readings$/)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await reported

    await editor.editor.goto(blog.id)
    await editor.page.getByRole('button', { name: 'Readers' }).click()
    const figures = editor.page.getByLabel('Last 28 days')
    await expect(figures).toContainText('Views, last 28 days1')
    await expect(figures).toContainText('Read to the end100%')
    await expect(editor.page.getByRole('row', { name: /Campaigns and newsletters/ })).toContainText('100%')
    expect(await axeFindings(editor.page)).toEqual([])

    await editor.page.goto('/dashboard')
    const row = editor.page.getByRole('table', { name: /Most views/ }).getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('100%')
  },
)
