import type { Page } from '@playwright/test'
import { drawPng } from '../fixtures/png'
import { storeText, readStoredText } from '../fixtures/stored-text'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { TextEditorPage, type InputFile } from '../pages/text-editor.page'

const PNG = drawPng(64, 36)
const png = (name: string): InputFile => ({ name, type: 'image/png', bytes: PNG })
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const LONG = paragraphs(...Array.from({ length: 60 }, (_, index) => `line${index} of a long text`))

async function openText(page: Page, name: string, content: string) {
  const id = await storeText(page, name, content)
  await page.goto(`/blogs?id=${id}`)
  const writing = new TextEditorPage(page)
  await writing.text.waitFor()
  return { writing, id }
}

test('BO-01 text typed after inserting a picture follows it, and the picture stays', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Typed on'), paragraphs('one two', 'three'))
  await writing.clickAfter('two')
  await writing.insertPicture(png('a.png'), 'pictureA')
  await page.keyboard.type('typed ')
  expect(await writing.tokens()).toEqual(['one', 'two', 'pictureA', 'typed', 'three'])
  await writing.clickPicture('pictureA')
  await page.keyboard.type('again ')
  expect(await writing.tokens()).toEqual(['one', 'two', 'pictureA', 'again', 'typed', 'three'])
})

test(
  'BO-01 BO-05 words typed during an upload stay, undo leaves the picture, and a save waits for it',
  nightly,
  async ({ editor: { page, editor }, unique }) => {
    const { writing, id } = await openText(page, unique('Typed during an upload'), paragraphs('one two'))
    let finish: () => void = () => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    await page.route('**/api/media', async (route) => {
      await finished
      await route.continue()
    })
    await writing.clickAfter('two')
    await writing.insertPicture(png('a.png'), 'pictureA', 'typed words')
    await expect(page.getByRole('progressbar', { name: 'Uploading picture' })).toBeVisible()
    expect(await writing.tokens()).toEqual(['one', 'two', 'pictureA', 'typed', 'words'])
    await page.keyboard.press('Control+z')
    expect(await writing.tokens()).toEqual(['one', 'two', 'pictureA'])
    await page.keyboard.press('Control+Shift+z')
    await editor.press('Save draft')
    expect(await readStoredText(page, id)).not.toContain('typed')
    finish()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    expect(await readStoredText(page, id)).toMatch(
      /^<p>one two<\/p><figure><img src="[^"]+" alt="pictureA"[^>]*><\/figure><p>typed words<\/p>$/,
    )
  },
)

test('BO-05 a text is not saved without a picture whose upload failed, and a draft names it after a reload', async ({
  editor: { page, editor },
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(/api\/media|post \/media failed/i)
  const { writing, id } = await openText(page, unique('Failed upload'), paragraphs('one') + LONG)
  await page.route('**/api/media', (route) => route.abort('failed'))
  await writing.clickAfter('one')
  await writing.insertPicture(png('a.png'), 'pictureA', 'typed')
  await expect(page.getByText('“pictureA” was not uploaded.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await writing.clickAfter('line59')
  await editor.press('Save draft')
  await expect(page.getByText('“pictureA” was not uploaded.')).toBeInViewport()
  await expect(writing.text).toHaveAccessibleDescription(/A picture in this text was not uploaded\./)
  await expect(page.getByText('Saving…')).toBeVisible()
  expect(await readStoredText(page, id)).toBe(paragraphs('one') + LONG)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('“pictureA” was not uploaded.')).toBeVisible()
  expect((await writing.tokens()).slice(0, 3)).toEqual(['one', 'pictureA', 'typedline0'])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await editor.save('Save draft')
  expect(await readStoredText(page, id)).toBe(paragraphs('one') + LONG.replace('line0', 'typedline0'))
})

test(
  'BO-01 a dropped picture lands at the drop cursor, and the selected one stays',
  nightly,
  async ({ editor: { page }, unique }) => {
    const { writing } = await openText(page, unique('Dropped'), paragraphs('one', 'two', 'three'))
    await writing.clickAfter('one')
    await writing.insertPicture(png('a.png'), 'pictureA')
    await writing.clickPicture('pictureA')
    const point = await writing.positionOf('three')
    const line = await writing.dragOver([png('b.png')], point)
    await writing.drop([png('b.png')], point)
    await writing.describePictures('pictureB')
    expect(await writing.tokens()).toEqual(['one', 'pictureA', 'two', 'three', 'pictureB'])
    expect(line.width).toBeGreaterThan(line.height)
  },
)

test('BO-01 the first click back into the text places the cursor', async ({ editor: { page, editor }, unique }) => {
  const { writing } = await openText(page, unique('Back again'), paragraphs('one two three', 'four five'))
  for (const [index, back] of ['four', 'three', 'five'].entries()) {
    await writing.doubleClick('two')
    await editor.summary.click()
    await page.keyboard.type('x')
    await writing.clickAfter(back)
    await page.keyboard.type(` typed${index}`)
  }
  expect(await writing.tokens()).toEqual(['one', 'two', 'three', 'typed1', 'four', 'typed0', 'five', 'typed2'])
})

test('BO-01 the first letter after focusing the text by keyboard is inserted at the previous cursor', async ({
  editor: { page, editor },
  unique,
}) => {
  const { writing } = await openText(page, unique('Back by keyboard'), paragraphs('one two three', 'four five'))
  await writing.doubleClick('four')
  await editor.summary.click()
  // Both in one task: on a busy device the letter may arrive before the browser reports the selection.
  await writing.text.evaluate((text) => {
    text.focus()
    document.execCommand('insertText', false, 'typed')
  })
  await expect.poll(() => writing.tokens()).toEqual(['one', 'two', 'three', 'typed', 'five'])
})

test('BO-01 text pasted right after an arrow key is inserted at the new cursor', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Moved'), paragraphs('one two'))
  await writing.clickAfter('one')
  await writing.text.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => getSelection()?.focusOffset)).toBe(4)
  // All in one task, as above: the key, the browser's cursor movement, and the paste.
  await writing.text.evaluate((text) => {
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    getSelection()?.modify('move', 'backward', 'character')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'fast')
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => writing.tokens()).toEqual(['onefast', 'two'])
})

test('BO-01 the picture dialog is in view and has the focus, even in a long text', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Long'), LONG)
  await writing.clickAfter('line50')
  await writing.tool('Picture').click()
  await expect(writing.pictureDialog.getByLabel('Description of the picture')).toBeInViewport()
  await expect(writing.pictureDialog.getByLabel('File', { exact: false })).toBeFocused()
})

test('BO-01 two pasted pictures with the same name are both inserted, in order', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Two'), paragraphs('one two'))
  await writing.clickAfter('two')
  await writing.paste({ files: [png('image.png'), png('image.png')] })
  await writing.describePictures('pictureA', 'pictureB')
  expect(await writing.tokens()).toEqual(['one', 'two', 'pictureA', 'pictureB'])
})

test('BO-01 pasted superscript and subscript are kept and stored', async ({ editor: { page, editor }, unique }) => {
  const { writing, id } = await openText(page, unique('Formulas'), paragraphs('one'))
  await writing.clickAfter('one')
  await writing.paste({ html: '<p>H<sub>2</sub>O and m<sup>2</sup></p>' })
  await editor.save('Save draft')
  expect(await readStoredText(page, id)).toContain('H<sub>2</sub>O and m<sup>2</sup>')
})

test('BO-01 Tab in the last cell of a table adds a row, and the typed text stays', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Table'), paragraphs('one'))
  await writing.clickAfter('one')
  await writing.tool('Table').click()
  for (let cell = 0; cell < 11; cell++) {
    await page.keyboard.type(`cell${cell}`)
    await page.keyboard.press('Tab')
  }
  expect(await writing.tokens()).toEqual(['one', ...Array.from({ length: 11 }, (_, index) => `cell${index}`)])
})

test('BO-01 a tool returns the focus to the text before the next key can come', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Focus'), paragraphs('one'))
  await writing.clickAfter('one')
  for (const tool of ['Bold', 'Bulleted list', 'Table', 'Undo']) {
    const focused = await writing.tool(tool).evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
      return document.activeElement?.getAttribute('aria-label')
    })
    expect(focused, tool).toBe('Text')
  }
})

test('BO-01 Escape in the link bar returns the focus to the text, with the words still selected', async ({
  editor: { page },
  unique,
}) => {
  const { writing } = await openText(page, unique('Linked'), paragraphs('one two three'))
  await writing.doubleClick('two')
  await writing.tool('Link').click()
  await page.keyboard.press('Escape')
  await expect(writing.text).toBeFocused()
  await page.keyboard.type('typed')
  expect(await writing.tokens()).toEqual(['one', 'typed', 'three'])
})

const LINK = '<a href="https://example.com/a">'
const links: readonly [
  how: string,
  before: string,
  select: (writing: TextEditorPage) => Promise<void>,
  after: string,
][] = [
  [
    'linked words',
    '<p>one two three</p>',
    (writing) => writing.doubleClick('two'),
    `<p>one ${LINK}two</a>s typed three</p>`,
  ],
  [
    'a changed link',
    '<p>one <a href="/b">two</a> three</p>',
    (writing) => writing.clickAfter('two'),
    `<p>one ${LINK}two</a>s typed three</p>`,
  ],
  [
    'an inserted address',
    '<p>one</p>',
    (writing) => writing.clickAfter('one'),
    `<p>one${LINK}https://example.com/a</a>s typed</p>`,
  ],
]
for (const [how, before, select, after] of links) {
  test(
    `BO-01 what is typed right after ${how} follows the link and is not linked`,
    how === 'linked words' ? {} : nightly,
    async ({ editor: { page, editor }, unique }) => {
      const { writing, id } = await openText(page, unique('Link set'), before)
      await select(writing)
      await writing.tool('Link').click()
      await page.getByLabel('Link address').fill('https://example.com/a')
      await page.getByRole('button', { name: 'Set link' }).click()
      await expect(writing.text).toBeFocused()
      await page.keyboard.type('s')
      // Arrives at once, as from an on-screen keyboard.
      await page.keyboard.insertText(' typed')
      await editor.save('Save draft')
      expect(await readStoredText(page, id)).toBe(after)
    },
  )
}

test('BO-01 words typed in place of the words of a link stay in it', async ({ editor: { page, editor }, unique }) => {
  const { writing, id } = await openText(page, unique('Retyped'), `<p>one ${LINK}two</a> three</p>`)
  await writing.doubleClick('two')
  await page.keyboard.type('our sales team')
  await editor.save('Save draft')
  expect(await readStoredText(page, id)).toBe(`<p>one ${LINK}our sales team</a> three</p>`)
})

test(
  'BO-01 a clipboard of 5 MB is pasted correctly, or rejected with a message when the text would be too long',
  nightly,
  async ({ editor: { page }, unique }) => {
    const { writing } = await openText(page, unique('Big'), paragraphs('one two'))
    await writing.clickAfter('two')
    await page.keyboard.type(' ')
    const styles = `<style>${'p { color: red } '.repeat(300_000)}</style>`
    await writing.paste({ html: `${styles}<p style="mso-list:none">pasted</p><!-- ${'x'.repeat(500_000)} -->` })
    expect(await writing.tokens()).toEqual(['one', 'two', 'pasted'])
    await writing.paste({ html: `<p>${'word '.repeat(1_000_000)}</p>` })
    await expect(page.getByText('Nothing was pasted')).toBeInViewport()
    expect(await writing.tokens()).toEqual(['one', 'two', 'pasted'])
  },
)

test('BO-01 on a phone the save buttons stay in view, the cursor stays above them after a paste, and italics are slanted', async ({
  editor: { page },
  unique,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { writing } = await openText(page, unique('On a phone'), `<p><em>slanted</em></p>${LONG}`)
  const bar = page.getByRole('group', { name: 'Save' })
  await expect(bar).toBeInViewport({ ratio: 0.9 })
  const slanted = writing.text.getByText('slanted')
  expect(await slanted.evaluate((word) => getComputedStyle(word).getPropertyValue('font-synthesis-style'))).toBe('auto')
  await writing.clickAfter('line30')
  await writing.paste({ text: Array.from({ length: 12 }, (_, index) => `pasted${index}`).join('\n') })
  const cursor = () =>
    writing.text.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Infinity)
  const edge = () => bar.evaluate((element) => element.getBoundingClientRect().top)
  expect(await cursor()).toBeLessThanOrEqual(await edge())
})

for (const [width, height, distance] of [
  [360, 720, 4],
  // Partly covered by the toolbar, and just above the save bar.
  [1280, 500, -20],
  [1280, 500, 200],
] as const) {
  test(
    `BO-01 words ${distance} px below the toolbar stay in view while they are linked, at ${width} px`,
    distance === 4 ? {} : nightly,
    async ({ editor: { page }, unique }) => {
      await page.setViewportSize({ width, height })
      const { writing } = await openText(page, unique('Words in view'), LONG)
      for (const open of [() => writing.tool('Link').click(), () => page.keyboard.press('Control+k')]) {
        await writing.doubleClick('line30')
        await writing.scrollBelowTools('line30', distance)
        await open()
        await expect(page.getByLabel('Link address')).toBeFocused()
        await expect.poll(() => writing.isUncovered('line30')).toBe(true)
        await page.keyboard.press('Escape')
        await expect(writing.text).toBeFocused()
      }
    },
  )
}

test('BO-05 the question before leaving says that a picture is lost while it is being uploaded', async ({
  editor: { page, staffFrame },
  unique,
}) => {
  const { writing } = await openText(page, unique('Left during an upload'), paragraphs('one two'))
  await page.route('**/api/media', () => undefined)
  await writing.clickAfter('two')
  await page.keyboard.type(' typed')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const elsewhere = staffFrame.sidebar.getByRole('link', { name: 'Dashboard' })
  await elsewhere.click()
  await expect(question).toContainText('ready when you come back.')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await writing.insertPicture(png('a.png'), 'pictureA')
  await elsewhere.click()
  await expect(question).toContainText('The picture that is still uploading will be lost')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('BO-01 a table looks the same in the editor and on the site', async ({ editor: { page, editor }, unique }) => {
  const cells = (tag: string, ...texts: string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
  const table = `<table><tr>${cells('th scope="col"', 'Day', 'Work')}</tr><tr>${cells('td', 'One', 'A long line of text')}</tr></table>`
  const name = unique('Table')
  await openText(page, name, `<p>Before</p>${table}<p>After</p>`)
  const written = await page.getByRole('textbox', { name: 'Text', exact: true }).locator('table').evaluate(styleOfTable)
  await editor.summary.fill('With a table.')
  await editor.press('Publish')
  await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
  await page.goto(`/blog/${name.toLowerCase().replace(' ', '-')}`)
  expect(await page.getByRole('article').locator('table').evaluate(styleOfTable)).toEqual(written)
})

test('BO-01 merged table cells and list numbers are on the site as they were in the editor, on a phone too', async ({
  editor: { page, editor },
  unique,
}) => {
  const table =
    '<table><tbody><tr><th colspan="2" scope="col">2025</th><th rowspan="2" scope="col">Change</th></tr>' +
    '<tr><td>Third quarter</td><td>Fourth quarter</td></tr><tr><td>21</td><td>34</td><td>13</td></tr></tbody></table>'
  const list = '<ol start="2026"><li>Second</li></ol><ol type="i" start="8"><li>Eighth</li></ol>'
  const name = unique('Merged')
  await openText(page, name, `<p>Before</p>${table}${list}`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const columns = await text.locator('table').evaluate(columnsOfTable)
  await editor.summary.fill('With merged cells.')
  await editor.press('Publish')
  await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()

  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto(`/blog/${name.toLowerCase().replace(' ', '-')}`)
  const article = page.getByRole('article')
  expect(await article.locator('table').evaluate(columnsOfTable)).toEqual(columns)
  await expect(article.locator('ol[start="2026"]')).toHaveText('Second')
  await expect(article.locator('ol[start="8"][type="i"]')).toHaveText('Eighth')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await article.locator('table').focus()
  await expect(article.locator('table')).toBeFocused()
})

/** Runs in the page: the first column and the number of columns and rows of each cell, as they are laid out. */
function columnsOfTable(table: Element) {
  const cells = [...table.querySelectorAll('th, td')]
  const starts = [...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))].sort((a, b) => a - b)
  return cells.map((cell) => {
    const { left } = cell.getBoundingClientRect()
    const { colSpan, rowSpan, textContent } = cell as HTMLTableCellElement
    return { column: starts.indexOf(Math.round(left)), colSpan, rowSpan, text: textContent.trim() }
  })
}

/** Runs in the page: how a table is drawn; the size of its letters is the theme's. */
function styleOfTable(table: Element) {
  return [table, ...table.querySelectorAll('th, td')].map((part) => {
    const { display, backgroundColor, borderTop, borderInlineEnd, padding, fontWeight, tableLayout } =
      getComputedStyle(part)
    return { display, backgroundColor, borderTop, borderInlineEnd, padding, fontWeight, tableLayout }
  })
}

const FIGURE = '<figure><img src="/api/public/user/media/none" alt="Dots"></figure>'
const TABLE = '<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>'
for (const [what, block] of [
  ['a picture', FIGURE],
  ['a table', TABLE],
] as const) {
  test(
    `BO-01 the cursor is visible before and after ${what} that is the whole text`,
    what === 'a picture' ? {} : nightly,
    async ({ editor: { page }, consoleWatch, unique }) => {
      consoleWatch.allow(/404/)
      const { writing } = await openText(page, unique('Gap'), block)
      const cursor = writing.text.locator('.ProseMirror-gapcursor')
      await writing.text.focus()
      const goOn = (key: string) => async () => {
        await page.keyboard.press(key)
        await expect(cursor).toHaveCount(1, { timeout: 500 })
      }
      await page.keyboard.press('Control+Home')
      await expect(goOn('ArrowLeft')).toPass()
      await expect(cursor).toBeVisible()
      await page.keyboard.type('before')
      expect((await writing.tokens())[0]).toBe('before')
      await page.keyboard.press('Control+End')
      await expect(goOn('ArrowRight')).toPass()
      const { y } = (await cursor.boundingBox()) ?? {}
      await page.keyboard.press('ArrowDown')
      await expect(cursor).toBeInViewport()
      expect((await cursor.boundingBox())?.y, 'the page does not scroll away').toBe(y)
      await page.keyboard.type('after')
      expect((await writing.tokens()).at(-1)).toBe('after')
    },
  )
}
