import type { Page } from '@playwright/test'
import { staffCall } from '../commands/staff-call'
import { readStoredText, storeText } from '../fixtures/stored-text'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { TextEditorPage } from '../pages/text-editor.page'

const CODE = 'if ready:\n  start()'

/** A text with every block; its words are found by this one. */
const textWith = (word: string) =>
  '<p>Start with <s>old</s> words.</p>' +
  `<aside role="note"><p>Mind the ${word}gap</p><ul><li><p>and the step</p></li></ul></aside>` +
  `<pre><code>${CODE}</code></pre><hr /><p data-block="button"><a href="/contact">Talk to ${word}us</a></p><p>End.</p>`

/** What a reader finds of each block on a public page. */
async function expectBlocks(page: Page, word: string) {
  const text = page.locator('main')
  const note = text.getByRole('note')
  await expect(note).toHaveText(`Mind the ${word}gapand the step`)
  await expect(text.locator('pre')).toHaveText(CODE, { useInnerText: true })
  await expect(text.locator('hr').filter({ visible: true })).not.toHaveCount(0)
  await expect(text.locator('s')).toHaveText('old')
  const button = text.getByRole('link', { name: `Talk to ${word}us` })
  await expect(button).toHaveAttribute('href', '/contact')
  const { height = 0 } = (await button.boundingBox()) ?? {}
  expect(height, 'large enough for a finger').toBeGreaterThanOrEqual(40)
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  const surface = await text.evaluate(background)
  for (const block of [note, button]) expect(await block.evaluate(background)).not.toBe(surface)
}

test('BO-01 BO-05 every block is saved, previewed, published, read without JavaScript, found and compared', async ({
  editor: { page, editor },
  reader,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/Blocked script execution/)
  const word = `zq${Date.now().toString(36)}`
  const name = unique('All blocks')
  const id = await storeText(page, name, textWith(word))
  await editor.goto(id)
  await editor.summary.fill(`Every block of a text, in “${name}”.`)
  const writing = new TextEditorPage(page)
  const shapes = ['s', 'aside', 'pre', 'hr', 'p button']
  expect(await writing.shapes()).toEqual(shapes)
  await writing.clickAfter('step')
  await page.keyboard.type(' up')
  await editor.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const stored = textWith(word).replace('the step', 'the step up')
  expect(await readStoredText(page, id)).toBe(stored)
  await page.reload()
  await expect(editor.text).toContainText('the step up')
  expect(await writing.shapes()).toEqual(shapes)

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[title="Page preview"]')
  await expect(preview.getByRole('note')).toContainText('the step up')
  await expect(preview.getByRole('link', { name: `Talk to ${word}us` })).toBeVisible()

  await editor.press('Publish')
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
  await page.waitForURL('/viewblogs')
  const address = `/blog/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  await reader.article.open(address)
  await expect(reader.page.getByRole('note')).toContainText('the step up')
  await reader.page.setViewportSize({ width: 320, height: 640 })
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const found of [`${word}gap`, `${word}us`]) {
    const search = await reader.page.request.get(`/api/public/user/search?q=${found}`)
    expect(await search.text(), found).toContain(address)
  }
  expect(await (await reader.page.request.get('/feed/blogs.xml')).text()).toContain(name)

  await editor.goto(id)
  await writing.clickAfter('step')
  await page.keyboard.type(' twice')
  await writing.clickAfter('ready:')
  await page.keyboard.press('Enter')
  await page.keyboard.type('  wait()')
  await editor.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Compare with the site' }).click()
  await expect(page.locator('[data-block=aside], [data-block=li]').locator('ins')).toContainText('twice')
  await expect(page.locator('[data-block=pre]').locator('ins').first()).toContainText('wait()')
  await reader.article.open(address)
  await expect(reader.page.getByRole('note')).not.toContainText('twice')
})

test('BO-01 blogs, news and case studies show every block alike, without JavaScript too', async ({
  reader,
  visitor: { page },
  sessionOf,
  unique,
}) => {
  const session = await sessionOf('blogs')
  const word = `zr${Date.now().toString(36)}`
  const name = unique('Blocks of')
  const content = textWith(word)
  const [blog, news, story] = [`${name} blog`, `${name} news`, `${name} story`]
  const sharedBy = (title: string) => ({ description: `Every block of a text, in “${title}”.`, status: 'PUBLISHED' })
  const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const items = [
    { area: 'blogs', body: { ...sharedBy(blog), blogName: blog, content }, address: `/blog/${slug(blog)}` },
    { area: 'newsRoom', body: { ...sharedBy(news), title: news, content }, address: `/newsroom/${slug(news)}` },
    {
      area: 'caseStudy',
      body: { ...sharedBy(story), caseStudyName: story, solution: content },
      address: `/individualcasestudy/${slug(story)}`,
    },
  ]
  for (const { area, body, address } of items) {
    await staffCall(session, area, { method: 'POST', body })
    await reader.page.goto(address)
    await expectBlocks(reader.page, word)
    await page.goto(address)
    await expectBlocks(page, word)
    expect(await axeFindings(page), address).toEqual([])
  }
})
