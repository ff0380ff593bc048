import { expect, type Locator, type Page } from '@playwright/test'

/** A file to paste or drop. */
export interface InputFile {
  name: string
  type: string
  bytes: Buffer
}

interface Clipboard {
  text?: string
  html?: string
  files?: readonly InputFile[]
}

interface Point {
  x: number
  y: number
}

/** Blocks between which a picture can be dropped. */
const LINES = ':scope > :not(ul, ol, blockquote, aside), li, :is(blockquote, aside) > :not(ul, ol, blockquote, aside)'

/** The rich-text field `Text` of a record form, operated by mouse and keyboard at screen positions. */
export class TextEditorPage {
  readonly text: Locator
  readonly pictureDialog: Locator
  readonly blocks: Locator

  private clicks = 0

  constructor(private readonly page: Page) {
    this.text = page.getByRole('textbox', { name: 'Text', exact: true })
    this.blocks = page.getByRole('listbox', { name: 'Blocks' })
    this.pictureDialog = page.getByRole('group', { name: 'Picture', exact: true }).filter({ visible: true })
  }

  tool(name: string) {
    return this.page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true })
  }

  /** Words and picture descriptions of the displayed text, in order. */
  tokens(): Promise<string[]> {
    return this.text.evaluate(tokensOf)
  }

  /** Clicks at the end of a word. */
  async clickAfter(word: string) {
    const { right, y } = await this.positionOf(word)
    await this.page.mouse.click(right - 1, y)
  }

  async doubleClick(word: string) {
    const { x, y } = await this.positionOf(word)
    await this.page.mouse.dblclick(x, y)
  }

  /** Clicks the picture with this description, never at the position of the last clicks (see {@link positionOf}). */
  async clickPicture(alt: string) {
    const place = this.nextPlace()
    const picture = this.text.getByAltText(alt, { exact: true })
    // The placeholder has a different size.
    await expect(picture).not.toHaveAttribute('src', /^data:image.svg/)
    // Without a size when the uploaded picture replaces it during the measurement.
    let size = { width: 0, height: 0 }
    const measure = async () => (size = await picture.evaluate(sizeWhenLoaded)).height
    await expect.poll(measure).toBeGreaterThan(0)
    await picture.click({ position: { x: size.width * (0.1 + 0.8 * place), y: size.height / 2 } })
  }

  /**
   * Scrolls a word into view between the sticky bars and returns its position, never the position of the last ones: a
   * click at the same position within half a second would count as a double or triple click.
   */
  async positionOf(word: string) {
    return this.text.evaluate(placeOnScreen, [word, 0.3 + 0.4 * this.nextPlace()] as const)
  }

  /** A number from 0 to 1, unlike those of the last four clicks: no more fit into half a second. */
  private nextPlace() {
    return (this.clicks++ % 5) / 4
  }

  /** Scrolls a word to a distance in pixels below the toolbar. */
  async scrollBelowTools(word: string, distance: number) {
    const { bottom } = await this.page
      .getByRole('toolbar', { name: 'Text formatting' })
      .evaluate((tools) => tools.getBoundingClientRect())
    const { top } = await this.text.evaluate(placeOnScreen, [word, null] as const)
    await this.page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - bottom - distance)
  }

  /** Whether a word is in the window and nothing covers it. */
  async isUncovered(word: string): Promise<boolean> {
    return (await this.text.evaluate(placeOnScreen, [word, null] as const)).isUncovered
  }

  /** The size of the selected picture: “Small”, “Normal” or “Full width”. */
  pictureSize(name: string) {
    const bar = this.page.getByRole('group', { name: 'Selected picture' })
    return bar.getByRole('button', { name, exact: true })
  }

  /** Chooses pictures of the library, which the search finds by `name`, and describes them, in the open gallery. */
  async fillGallery(name: string, descriptions: readonly string[]) {
    const library = this.page.getByRole('dialog', { name: 'Choose pictures' })
    await library.getByLabel('Search pictures').fill(name)
    await expect(library.getByText(new RegExp(`pictures for “${name}”`))).toBeVisible()
    for (const index of descriptions.keys()) await library.getByRole('button', { name: `${name} ${index}` }).click()
    await library.getByRole('button', { name: /^Use/ }).click()
    const gallery = this.page.getByRole('dialog', { name: 'Add gallery' })
    for (const [index, description] of descriptions.entries())
      await gallery.getByLabel(`Description of picture ${index + 1}`).fill(description)
    await gallery.getByRole('button', { name: 'Insert gallery' }).click()
  }

  /** Moves the first picture of the selected gallery behind the second. */
  async swapInGallery() {
    const bar = this.page.getByRole('group', { name: 'Selected gallery' })
    await bar.getByRole('button', { name: 'Change gallery' }).click()
    const gallery = this.page.getByRole('dialog', { name: 'Change gallery' })
    await gallery.getByRole('button', { name: 'Move picture 1 down' }).click()
    await gallery.getByRole('button', { name: 'Change gallery' }).click()
  }

  /** Closes the list of blocks, if undo has brought back what it was opened with. */
  async closeBlocks() {
    if (await this.blocks.isVisible()) await this.page.keyboard.press('Escape')
    await expect(this.blocks).toHaveCount(0)
  }

  /**
   * The blocks of the displayed text that are more than paragraphs, lists and tables, and struck-through text, in
   * order.
   */
  shapes(): Promise<string[]> {
    return this.text.evaluate((text) => {
      const shapes = 'aside, pre, hr, blockquote, figure[data-size], [data-block], s'
      return [...text.querySelectorAll<HTMLElement>(shapes)].map((shape) =>
        [shape.localName, shape.dataset['size'] ?? shape.dataset['block'] ?? ''].filter(Boolean).join(' '),
      )
    })
  }

  /** Words outside of tables. */
  async wordsOutsideTables(): Promise<string[]> {
    return this.text.evaluate((text) =>
      [...text.children].flatMap((block) =>
        block.localName === 'table' ? [] : (block.textContent ?? '').split(/\s+/).filter(Boolean),
      ),
    )
  }

  /** Number of words and pictures above a horizontal line between two blocks. */
  async tokensAbove(line: number): Promise<number> {
    const height = await this.text.evaluate(
      (text, [selector, top]) => {
        const blocks = [...text.querySelectorAll(selector)]
        const isAbove = (block: Element) => {
          const { top: start, bottom: end } = block.getBoundingClientRect()
          return (start + end) / 2 < top
        }
        return blocks.filter(isAbove).length
      },
      [LINES, line] as const,
    )
    return this.countUntil(LINES, height)
  }

  /** Number of words and pictures up to the end of the top-level block with the cursor. */
  async tokensThroughBlock(): Promise<number> {
    const blocks = await this.text.evaluate((text) => {
      const cursor = getSelection()?.focusNode ?? null
      return [...text.children].findIndex((block) => block.contains(cursor)) + 1
    })
    return this.countUntil(':scope > *', blocks)
  }

  /** Number of words and pictures up to the end of the cell after the cursor's; `null` outside of tables. */
  async tokensThroughNextCell(): Promise<number | null> {
    const cells = await this.text.evaluate((text) => {
      const cursor = getSelection()?.focusNode
      const cell = (cursor instanceof Element ? cursor : cursor?.parentElement)?.closest('td, th')
      const all = [...text.querySelectorAll('td, th')]
      const index = cell ? all.indexOf(cell) : -1
      const next = all[index + 1]
      if (!cell || index < 0) return null
      return next && next.closest('table') === cell.closest('table') ? index + 2 : index + 1
    })
    return cells === null ? null : this.countUntil('td, th', cells)
  }

  /** Number of words and pictures up to the end of the `count`-th block. */
  private async countUntil(selector: string, count: number): Promise<number> {
    if (count === 0) return 0
    const all = await this.tokens()
    const inside = await this.text.evaluate(
      (text, [blocks, last]) => {
        const block = text.querySelectorAll(blocks)[last - 1]
        const part = document.createElement('div')
        if (!block) return ''
        const range = document.createRange()
        range.setStart(text, 0)
        range.setEndAfter(block)
        part.append(range.cloneContents())
        for (const pending of part.querySelectorAll('[data-node-view-wrapper]'))
          pending.replaceWith(pending.querySelector('img') ?? '')
        for (const image of part.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
        for (const each of part.querySelectorAll('p, h2, h3, h4, pre, br, figure')) each.append(' ')
        return part.textContent ?? ''
      },
      [selector, count] as const,
    )
    let inFront = 0
    for (const token of inside.split(/\s+/)) if (token === all[inFront]) inFront += 1
    return inFront
  }

  /** Dispatches a paste event on the focused element. */
  async paste(clipboard: Clipboard) {
    const data = await this.page.evaluateHandle(dataTransferOf, encoded(clipboard))
    await this.page.evaluate((clipboardData) => {
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, data)
  }

  /** Drags files over a point of the window and returns the box of the drop cursor. */
  async dragOver(files: readonly InputFile[], point: Point): Promise<{ top: number; width: number; height: number }> {
    await this.sendDrag(['dragenter', 'dragover'], files, point)
    const line = this.page.locator('.prosemirror-dropcursor-block, .prosemirror-dropcursor-inline')
    return line.evaluate((element) => {
      const { top, width, height } = element.getBoundingClientRect()
      return { top, width, height }
    })
  }

  async drop(files: readonly InputFile[], point: Point) {
    await this.sendDrag(['drop'], files, point)
  }

  private async sendDrag(names: readonly string[], files: readonly InputFile[], { x, y }: Point) {
    const data = await this.page.evaluateHandle(dataTransferOf, encoded({ files }))
    await this.page.evaluate(
      ([dataTransfer, all, clientX, clientY]) => {
        for (const name of all) {
          const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }
          document.elementFromPoint(clientX, clientY)?.dispatchEvent(new DragEvent(name, init))
        }
      },
      [data, names, x, y] as const,
    )
  }

  /** Fills in the descriptions that the dialog asks for, one after another; then the text has focus again. */
  async describePictures(...descriptions: readonly string[]) {
    for (const alt of descriptions) {
      const field = this.pictureDialog.getByLabel('Description of the picture')
      await expect(field).toHaveValue('')
      await field.fill(alt)
      await this.page.keyboard.press('Enter')
      await this.text.getByAltText(alt, { exact: true }).waitFor()
    }
    await expect(this.text).toBeFocused()
  }

  /** Inserts a picture with the toolbar button, and types text at once, without waiting for anything. */
  async insertPicture(file: InputFile, alt: string, typed = '') {
    await this.tool('Picture').click()
    await this.pictureDialog
      .getByLabel('File', { exact: false })
      .setInputFiles({ name: file.name, mimeType: file.type, buffer: file.bytes })
    await this.pictureDialog.getByLabel('Description of the picture').fill(alt)
    await this.page.getByRole('button', { name: 'Insert picture' }).click()
    await this.page.keyboard.type(typed)
    await expect(this.text).toBeFocused()
  }

  /** Delays the uploads of pictures by some milliseconds each, as on a slow connection. */
  async slowUploads(delay: () => number) {
    await this.page.route('**/api/media', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay()))
      await route.continue().catch(() => undefined)
    })
  }
}

/** Runs in the page. */
const sizeWhenLoaded = ({ naturalWidth, offsetWidth, offsetHeight }: HTMLImageElement) =>
  naturalWidth > 0 ? { width: offsetWidth, height: offsetHeight } : { width: 0, height: 0 }

/** Runs in the page: scrolls a word to a fraction of the window's height, if given, and returns its box. */
function placeOnScreen(text: Element, [word, height]: readonly [string, number | null]) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const start = new RegExp(`(?<!\\S)${word}(?!\\S)`).exec(node.nodeValue ?? '')?.index
    if (start === undefined) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + word.length)
    if (height !== null) scrollBy({ top: range.getBoundingClientRect().y - innerHeight * height, behavior: 'instant' })
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const x = (left + right) / 2
    const isUncovered = [top + 2, bottom - 2].every((y) => text.contains(document.elementFromPoint(x, y)))
    return { left, right, top, x, y: (top + bottom) / 2, isUncovered }
  }
  throw new Error(`“${word}” is not in the text`)
}

/** Runs in the page. */
function tokensOf(text: Element): string[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const parts: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    // A picture that is being uploaded counts with its description.
    const isNotice = !(node instanceof HTMLImageElement) && node.parentElement?.closest('[data-node-view-wrapper]')
    if (isNotice) continue
    if (node instanceof HTMLImageElement) parts.push(` ${node.alt} `)
    else if (node instanceof HTMLElement) parts.push(/^(P|H\d|PRE|BR|T\w|FIG\w+|LI)$/.test(node.tagName) ? ' ' : '')
    else parts.push(node.nodeValue ?? '')
  }
  return parts.join('').split(/\s+/).filter(Boolean)
}

const encoded = ({ text = '', html = '', files = [] }: Clipboard) => ({
  text,
  html,
  files: files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
})

/** Runs in the page. */
function dataTransferOf({ text, html, files }: ReturnType<typeof encoded>): DataTransfer {
  const data = new DataTransfer()
  if (text) data.setData('text/plain', text)
  if (html) data.setData('text/html', html)
  for (const { name, type, base64 } of files)
    data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }))
  return data
}
