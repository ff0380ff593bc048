import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { DocumentText } from '../../../remote-tekdatanova/src/content/documents/document-text'
import { createPdf } from '../create-pdf'
import { page } from '../page'
import { readPdf, withoutWhitespace, type ReadPdf } from './read-pdf'
import { figuresOf, printedTexts } from './printed-texts'

/** Minimum number of pages (MS-06, MS-07). */
const PAGES = { ebook: 8, 'use-case': 2 }

const MIN_CHARACTERS = 120

/** Declares the tests of a document's PDF: completeness, structure for screen readers, searchable text. */
export function testDocument(document: DocumentText): void {
  const { title, kind } = document.facts
  describe(`${kind === 'ebook' ? 'MS-07' : 'MS-06'} ${title}`, () => {
    let bytes: Buffer
    let read: ReadPdf
    const tags = () => read.pages.flatMap((sheet) => sheet.tags)
    const roles = () => tags().map(({ role }) => role)

    before(async () => {
      bytes = (await createPdf(document)).content
      read = await readPdf(bytes)
    })

    test('has enough pages, and none is almost empty', () => {
      assert.ok(read.pages.length >= PAGES[kind], `${read.pages.length} pages`)
      for (const [index, { texts }] of read.pages.entries()) {
        const text = texts.map((each) => each.text).join(' ')
        assert.ok(text.length > MIN_CHARACTERS, `page ${index + 1} has only: ${text}`)
      }
    })

    test('declares its title, its language and that it is tagged', () => {
      assert.equal(read.info['Title'], title)
      assert.equal(read.info['Language'], 'en-US')
      assert.equal(read.isMarked, true)
    })

    test('contains every word of its content as searchable text', () => {
      for (const text of printedTexts(document))
        assert.ok(read.text.includes(withoutWhitespace(text)), `missing: ${text}`)
    })

    test('has bookmarks for all chapters', () => {
      const own = kind === 'ebook' ? [title, 'Contents'] : [title]
      assert.deepEqual(read.bookmarks, [...own, ...document.chapters.map((chapter) => chapter.title)])
    })

    test('has headings, lists, tables and figures in its structure tree', () => {
      assert.equal(roles().filter((role) => role === 'H1').length, 1)
      const headings = document.chapters.length + (kind === 'ebook' ? 2 : 1)
      assert.equal(roles().filter((role) => role === 'H2').length, headings)
      for (const role of ['P', 'L', 'LI', 'LBody', 'Figure', 'Caption']) assert.ok(roles().includes(role), role)
      const alternatives = tags().flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))
      assert.deepEqual(alternatives, ['TekDataNova', ...figuresOf(document).map(({ alt }) => alt)])
    })

    test('has column and row headers in every table', () => {
      const tables = document.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('table' in block ? [block.table] : [])),
      )
      const count = (role: string) => roles().filter((found) => found === role).length
      assert.equal(count('Table'), tables.length)
      assert.equal(
        count('TR'),
        tables.reduce((sum, { rows }) => sum + rows.length + 1, 0),
      )
      assert.equal(
        count('TH'),
        tables.reduce((sum, { head, rows }) => sum + head.length + rows.length, 0),
      )
    })

    test('has page numbers and no clipped text', () => {
      for (const [index, { texts }] of read.pages.entries()) {
        const isCover = kind === 'ebook' && index === 0
        assert.ok(isCover || texts.some(({ text }) => text === `${index + 1}`), `page ${index + 1} has no number`)
        for (const { text, x, y, width } of texts)
          assert.ok(x >= 40 && x + width <= page.right + 2 && y >= 20 && y <= page.height - 20, `cut: ${text}`)
      }
    })

    test('embeds a subset of the brand font', () => {
      const fonts = [...bytes.toString('latin1').matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name ?? '')
      assert.ok(fonts.length > 0)
      for (const name of fonts) assert.match(name, /^[A-Z]{6}\+HankenGrotesk-/)
      assert.ok(bytes.length < 200_000, `${bytes.length} bytes`)
    })

    if (kind === 'ebook')
      test('links from its table of contents to the chapters', () => {
        const titles = document.chapters.map((chapter) => withoutWhitespace(chapter.title))
        const targets = read.pages[1]?.links ?? []
        assert.equal(targets.length, titles.length)
        for (const [index, target] of targets.entries()) {
          const text = withoutWhitespace(read.pages[target]?.texts.map((each) => each.text).join('') ?? '')
          assert.ok(text.includes(titles[index] ?? ''), `${titles[index]} is not on page ${target + 1}`)
        }
      })
  })
}
