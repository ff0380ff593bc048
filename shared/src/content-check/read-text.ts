import { Parser } from 'htmlparser2'

/** A link in a block of text. */
export interface LinkInText {
  href: string
  text: string
}

/** A block of text: a paragraph, a heading, a list item or a cell. Its index is that of the editor's text blocks. */
export interface TextBlock {
  index: number
  tag: string
  /** What is written; line breaks are `\n`. */
  text: string
  /** The text with code replaced, for rules on wording. */
  prose: string
  links: LinkInText[]
  /** Number of characters in bold. */
  bold: number
  within: 'list' | 'table' | 'quote' | null
}

/** A picture of a text; its index is its place among the pictures. */
export interface PictureInText {
  index: number
  src: string
  alt: string
  caption: string
  /** Index of the block that follows. */
  nextBlock: number
}

/** A video of a text; its index is its place among the videos. */
export interface VideoInText {
  index: number
  href: string
  title: string
}

export interface TableInText {
  index: number
  /** Index of its first block. */
  block: number
  headerCells: number
  rows: number
}

/** The parts of a rich text that rules examine. */
export interface TextReading {
  /** The field that holds the text. */
  field: string
  blocks: TextBlock[]
  pictures: PictureInText[]
  videos: VideoInText[]
  tables: TableInText[]
}

const TEXT_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'])
const CONTAINERS = new Set([
  'ul',
  'ol',
  'li',
  'blockquote',
  'aside',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'div',
  'hr',
])
/** Elements that the editor fills with an empty paragraph when they have no text. */
const FILLED = new Set(['li', 'th', 'td', 'blockquote', 'aside'])
/** Replaces each character of code. */
const CODE = '\uFFFC'

/** Reads rich text that was sanitized by the service or written by the editor; other HTML is read as browsers would. */
export function readText(field: string, html: string): TextReading {
  const reading: TextReading = { field, blocks: [], pictures: [], videos: [], tables: [] }
  const { blocks, pictures, videos, tables } = reading
  const open: { tag: string; firstBlock: number }[] = []
  let current: TextBlock | undefined
  let figure: PictureInText | null | undefined
  let video: VideoInText | undefined
  let link: LinkInText | undefined
  let depth = { bold: 0, code: 0 }

  function openBlock(tag: string) {
    const within = open.findLast((element) => WITHIN[element.tag] !== undefined)
    current = {
      index: blocks.length,
      tag,
      text: '',
      prose: '',
      links: [],
      bold: 0,
      within: (within && WITHIN[within.tag]) ?? null,
    }
    blocks.push(current)
    return current
  }

  function closeBlock() {
    if (!current) return
    current.text = current.text.trimEnd()
    current.prose = current.prose.trimEnd()
    current = undefined
    link = undefined
    depth = { bold: 0, code: 0 }
  }

  function addText(raw: string) {
    if (video) video.title += raw
    else if (figure) figure.caption += raw
    if (figure !== undefined) return
    const isPreformatted = current?.tag === 'pre'
    const text = isPreformatted ? raw : raw.replace(/(?<![ \t\r\f])[ \t\r\f]*\n\s*/g, ' ')
    if (!current && text.trim() === '') return
    const block = current ?? openBlock('p')
    const added = block.text === '' && !isPreformatted ? text.replace(/^[ \t]+/, '') : text
    block.text += added
    block.prose += isPreformatted || depth.code > 0 ? CODE.repeat(added.length) : added
    if (depth.bold > 0) block.bold += added.trim().length
    if (link) link.text += added
  }

  function openElement(tag: string, attributes: Record<string, string>) {
    if (tag === 'figure') {
      closeBlock()
      figure = null
      if (attributes['data-block'] === 'embed') videos.push((video = { index: videos.length, href: '', title: '' }))
    } else if (tag === 'a' && video) {
      video.href = attributes['href'] ?? ''
    } else if (tag === 'img') {
      closeBlock()
      const { src = '', alt = '' } = attributes
      const picture = { index: pictures.length, src, alt, caption: '', nextBlock: blocks.length }
      pictures.push(picture)
      if (figure !== undefined) figure = picture
    } else if (figure !== undefined) return
    else if (TEXT_BLOCKS.has(tag)) {
      closeBlock()
      openBlock(tag)
    } else if (CONTAINERS.has(tag)) {
      closeBlock()
      open.push({ tag, firstBlock: blocks.length })
      const table = tables.at(-1)
      if (tag === 'table') tables.push({ index: tables.length, block: blocks.length, headerCells: 0, rows: 0 })
      else if (table && tag === 'tr') table.rows += 1
      else if (table && tag === 'th') table.headerCells += 1
    } else if (tag === 'br') addBreak()
    else if (tag === 'a') {
      link = { href: attributes['href'] ?? '', text: '' }
      ;(current ?? openBlock('p')).links.push(link)
    } else if (tag === 'strong' || tag === 'b') depth.bold += 1
    else if (tag === 'code') depth.code += 1
  }

  function addBreak() {
    if (!current) return
    current.text += '\n'
    current.prose += '\n'
    if (link) link.text += ' '
  }

  function closeElement(tag: string) {
    if (tag === 'figure') {
      figure = undefined
      video = undefined
    } else if (figure !== undefined) return
    else if (TEXT_BLOCKS.has(tag)) closeBlock()
    else if (CONTAINERS.has(tag)) {
      closeBlock()
      const element = open.at(-1)?.tag === tag ? open.pop() : undefined
      if (element && FILLED.has(tag) && element.firstBlock === blocks.length) {
        open.push(element)
        openBlock('p')
        closeBlock()
        open.pop()
      }
    } else if (tag === 'a') link = undefined
    else if (tag === 'strong' || tag === 'b') depth.bold -= 1
    else if (tag === 'code') depth.code -= 1
  }

  const parser = new Parser(
    { onopentag: openElement, ontext: addText, onclosetag: closeElement },
    { decodeEntities: true },
  )
  parser.end(html)
  closeBlock()
  return reading
}

const WITHIN: Readonly<Record<string, 'list' | 'table' | 'quote'>> = {
  li: 'list',
  td: 'table',
  th: 'table',
  blockquote: 'quote',
}

/** Text without line breaks, non-breaking and repeated spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const isHeading = ({ tag }: Pick<TextBlock, 'tag'>) => /^h[1-6]$/.test(tag)

/** The level of a heading, 1 to 6. */
export const levelOf = ({ tag }: Pick<TextBlock, 'tag'>) => Number(tag.slice(1))
