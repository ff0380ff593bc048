import type { Page } from '@playwright/test'
import { addPicture } from '../commands/media'
import { staffCall } from '../commands/staff-call'
import { readStoredText, storeText } from '../fixtures/stored-text'
import { nightly } from '../fixtures/nightly'
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

test(
  'BO-01 blogs, news and case studies show every block alike, without JavaScript too',
  nightly,
  async ({ reader, visitor: { page }, sessionOf, unique }) => {
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
  },
)

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

test(
  'BO-01 a gallery is chosen from the library, described, put in order by key and by mouse, and stands still for readers',
  nightly,
  async ({ editor: { page, editor }, visitor, reader, sessionOf, unique }) => {
    const session = await sessionOf('blogs')
    const series = unique('Series')
    for (const [letter, width] of [
      ['A', 640],
      ['B', 360],
      ['C', 480],
    ] as const)
      await addPicture(session, {
        name: `${series} ${letter}`,
        imageAlt: letter === 'C' ? '' : letter,
        width,
        height: 360,
      })
    const name = unique('Gallery')
    const id = await storeText(page, name, '<p>Start</p><p>End</p>')
    await editor.goto(id)
    await editor.summary.fill(`Pictures side by side, in “${name}”.`)
    const writing = new TextEditorPage(page)
    await writing.clickAfter('Start')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/gal')
    await page.keyboard.press('Enter')
    const library = page.getByRole('dialog', { name: 'Choose pictures' })
    await library.getByLabel('Search pictures').fill(series)
    await expect(library.getByText(`3 pictures for “${series}”`)).toBeVisible()
    for (const letter of ['A', 'C', 'B']) await library.getByRole('button', { name: `${series} ${letter}` }).click()
    await expect(library.getByRole('button', { name: `${series} C` })).toHaveAttribute('aria-pressed', 'true')
    expect(await axeFindings(page)).toEqual([])
    await library.getByRole('button', { name: 'Use 3 pictures' }).click()

    const gallery = page.getByRole('dialog', { name: 'Add gallery' })
    const insert = gallery.getByRole('button', { name: 'Insert gallery' })
    await insert.click()
    await expect(gallery.getByLabel('Description of picture 2')).toBeFocused()
    await page.keyboard.type('Crane')
    await gallery.getByLabel('Caption of picture 2').fill('At dawn')
    expect(await axeFindings(page)).toEqual([])
    const order = () =>
      gallery
        .getByLabel(/^Description of/)
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    await gallery.getByRole('button', { name: 'Move picture 1 down' }).press('Enter')
    expect(await order()).toEqual(['Crane', 'A', 'B'])
    await page.keyboard.press('Enter')
    expect(await order()).toEqual(['Crane', 'B', 'A'])
    await gallery.getByRole('button', { name: 'Move picture 3 up' }).press('Enter')
    await gallery.getByRole('button', { name: 'Move picture 1 down' }).press('Enter')
    await page.keyboard.press('Enter')
    expect(await order()).toEqual(['A', 'B', 'Crane'])
    const pictures = gallery.getByRole('list', { name: 'Pictures in the gallery' }).locator('img')
    await pictures.nth(2).dragTo(pictures.nth(0))
    expect(await order()).toEqual(['Crane', 'A', 'B'])
    await insert.press('Enter')
    await expect(writing.text).toBeFocused()
    await page.keyboard.type('After')
    expect(await writing.tokens()).toEqual(['Start', 'Crane', 'At', 'dawn', 'A', 'B', 'AfterEnd'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(writing.text.locator('figure')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+Shift+z')

    await editor.press('Save draft')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await writing.clickPicture('A')
    await page.getByRole('group', { name: 'Selected gallery' }).getByRole('button', { name: 'Change gallery' }).click()
    const change = page.getByRole('dialog', { name: 'Change gallery' })
    await change.getByRole('button', { name: 'Remove picture 3' }).click()
    await change.getByRole('button', { name: 'Remove picture 2' }).click()
    await change.getByRole('button', { name: 'Change gallery' }).click()
    await expect(change.getByText('Choose 2 to 12 pictures.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(writing.text.getByAltText('B', { exact: true })).toBeVisible()
    await editor.press('Publish')
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()

    await visitor.page.goto(`/blog/${slugOf(name)}`)
    const shown = visitor.page.locator('main figure[data-block=gallery] img')
    await expect(shown).toHaveCount(3)
    expect(await shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))).toEqual([
      'Crane',
      'A',
      'B',
    ])
    for (const [width, columns] of [
      [1440, 3],
      [390, 2],
    ] as const) {
      await visitor.page.setViewportSize({ width, height: 900 })
      const places = await shown.evaluateAll((images) =>
        images.map((image) => Math.round(image.getBoundingClientRect().x)),
      )
      expect(new Set(places).size, `${width} pixels`).toBe(columns)
    }
    const boxes = () => shown.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height))
    const reserved = await boxes()
    await shown.last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)))
      .toBe(true)
    expect(await boxes()).toEqual(reserved)
    expect(await axeFindings(visitor.page)).toEqual([])
    await reader.page.goto(`/blog/${slugOf(name)}`)
    await expect(reader.page.locator('main figure[data-block=gallery] img')).toHaveCount(3)
  },
)

test(
  'BO-01 the address of a video becomes a card that loads nothing until it is played, and says what that sends',
  nightly,
  async ({ editor: { page, editor }, visitor, reader, consoleWatch, unique }) => {
    const name = unique('Video')
    const title = `How it began, ${name}`
    const id = await storeText(page, name, '<p>Start</p><p>End</p>')
    await editor.goto(id)
    await editor.summary.fill(`A video, in “${name}”.`)
    const writing = new TextEditorPage(page)
    await writing.clickAfter('Start')
    await page.keyboard.press('Enter')
    await writing.paste({ text: 'https://youtu.be/aqz-KE-bpKQ?si=tracks' })
    const dialog = page.getByRole('dialog', { name: 'Change video' })
    await expect(dialog.getByLabel('Title of the video')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    const check = page.getByRole('region', { name: 'Check' })
    await check.getByRole('button', { name: /^Check/ }).click()
    await check.getByRole('button', { name: /A video has no title/ }).click()
    await page.getByRole('group', { name: 'Selected video' }).getByRole('button', { name: 'Change video' }).click()
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(writing.text).toBeFocused()
    await expect(check.getByRole('button', { name: /A video has no title/ })).toHaveCount(0)
    await editor.press('Save draft')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    const link = `<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">${title}</a>`
    expect(await readStoredText(page, id)).toContain(`<figure data-block="embed">${link}</figure>`)
    await editor.press('Publish')
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()

    const address = `/blog/${slugOf(name)}`
    await reader.page.goto(address)
    await expect(reader.page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await expect(reader.page.getByRole('button', { name: /Play video/ })).toBeHidden()

    const outside: string[] = []
    const { origin } = new URL(reader.page.url())
    visitor.page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) outside.push(request.url())
    })
    await visitor.page.goto(address)
    const play = visitor.page.getByRole('button', { name: `Play video: ${title}` })
    await play.scrollIntoViewIfNeeded()
    await expect(visitor.page.getByText(/then receives your IP address/)).toBeVisible()
    for (const width of [320, 1440]) {
      await visitor.page.setViewportSize({ width, height: 900 })
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await axeFindings(visitor.page)).toEqual([])
    expect(outside).toEqual([])
    consoleWatch.allow(/ERR_|youtube-nocookie/)
    await play.press('Enter')
    const player = visitor.page.getByTitle(title)
    await expect(player).toBeFocused()
    await expect.poll(() => outside[0]).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
  },
)
