import type { Page as ListPage } from '@tekskills/shared/contracts/http/lists'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { staffCall } from '../commands/staff-call'
import { drawPng } from '../fixtures/png'
import { failedRequestMessages } from '../fixtures/service-calls'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { TextEditorPage } from '../pages/text-editor.page'

const markdown = (name: string, text: string) => ({
  name: `${name}.md`,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
})

test(
  'BO-01 an editor imports Markdown files with a picture as drafts, by keyboard, and the same files are recognized',
  nightly,
  async ({ editor: { page }, sessionOf, unique, consoleWatch }) => {
    consoleWatch.allow(...failedRequestMessages(422))
    const session = await sessionOf('blogs')
    const title = unique('Imported')
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const picture = { name: 'harbour.png', mimeType: 'image/png', buffer: drawPng(640, 360) }
    const files = [
      markdown(
        slug,
        `---\ntitle: ${title}\nslug: ${slug}\ndate: 2022-05-06\nauthor: Nobody Known\naliases: [/old/${slug}]\n---\n` +
          '![Cranes at dawn](harbour.png)\n\n| Step | Days |\n| --- | --- |\n| Plan | 3 |\n\n<script>alert(1)</script>\n',
      ),
      markdown(`${slug}-second`, `# ${title} second\n\nSome text.\n`),
    ]

    await page.goto('/viewblogs')
    await page.getByRole('link', { name: 'Import', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Import blogs' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const input = page.getByLabel(/^Markdown files/)
    const check = page.getByRole('button', { name: 'Check files' })
    await check.press('Enter')
    await expect(input).toHaveAccessibleDescription(/Choose a file/)
    await input.setInputFiles({
      name: 'laughs.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from('<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa">]><rss>&a;</rss>'),
    })
    await check.press('Enter')
    await expect(input).toHaveAccessibleDescription(/declares a document type/)
    await expect(input).toBeFocused()

    await input.setInputFiles([...files, picture])
    await check.press('Enter')
    const articles = page.getByRole('list', { name: 'Articles' })
    const first = articles
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: title, exact: true }) })
    await expect(first).toContainText(`/blog/${slug}`)
    await expect(first).toContainText('1 script')
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await expect(first).toContainText('2022')
    const unknown = page.getByRole('combobox', { name: 'Nobody Known' })
    await expect(unknown).toHaveAccessibleDescription(/Not on this site/)
    await unknown.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Import 2 drafts' }).press('Enter')
    await expect(page.getByRole('paragraph').filter({ hasText: '2 drafts imported.' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    const found = await staffCall<ListPage<StaffBlog>>(session, `blogs/get-allblogs?q=${encodeURIComponent(title)}`)
    expect(found.content.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT'])
    await articles.getByRole('link', { name: title, exact: true }).press('Enter')
    const text = new TextEditorPage(page)
    await expect(text.text.getByRole('img', { name: 'Cranes at dawn' })).toBeVisible()
    await expect(text.text.getByRole('cell', { name: 'Plan' })).toBeVisible()

    await page.goto('/viewblogs?view=import')
    await input.setInputFiles([...files, picture])
    await check.press('Enter')
    await expect(articles.getByText('Imported before')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Import drafts' })).toBeDisabled()
  },
)
