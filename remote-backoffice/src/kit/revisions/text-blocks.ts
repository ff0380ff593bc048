/** A word, a picture or a line break of a text, with its marks. */
export interface TextPiece {
  /** The word with the white space after it, or the description of a picture. */
  text: string
  /** Tags of the marks around it, outermost first: `strong`, `em`. */
  marks: readonly string[]
  /** Address of the link that it is part of, if any. */
  href?: string
  /** Address of the picture, if it is one. */
  src?: string
  isBreak?: boolean
}

/** A paragraph, heading, list item, table row or other element with its own line. */
export interface TextBlock {
  tag: 'p' | 'h2' | 'h3' | 'h4' | 'li' | 'blockquote' | 'pre' | 'figure' | 'tr' | 'hr' | 'aside'
  /** Label of the block type for screen readers: "Heading 2", "Numbered list item". */
  kind: string
  pieces: readonly TextPiece[]
}

const MARKS = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup']

const KINDS: Record<TextBlock['tag'], string> = {
  p: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  li: 'List item',
  blockquote: 'Quote',
  pre: 'Code',
  figure: 'Picture',
  tr: 'Table row',
  hr: 'Divider',
  aside: 'Callout',
}

/** Names of blocks that an attribute tells from others of their element. */
const NAMED: Readonly<Record<string, string>> = { button: 'Button', gallery: 'Gallery', embed: 'Video' }

const isBlock = (name: string): name is TextBlock['tag'] => name in KINDS

/** The blocks of a rich text in order, with the formatting of their pieces. */
export function textBlocks(html: string): TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: TextBlock[] = []
  collect(body, { tag: 'p', kind: KINDS.p }, blocks)
  return blocks
}

type Around = Pick<TextBlock, 'tag' | 'kind'>

/** Collects the blocks of an element recursively; text between blocks becomes a block. */
function collect(parent: Element, around: Around, blocks: TextBlock[]): void {
  let pieces: TextPiece[] = []
  const close = () => {
    if (pieces.some(({ text, src }) => text.trim() !== '' || src)) blocks.push({ ...around, pieces })
    pieces = []
  }
  for (const child of parent.childNodes) {
    if (!(child instanceof Element)) {
      pieces.push(...piecesOf(child, { marks: [] }))
    } else if (child.localName === 'hr') {
      close()
      blocks.push({ tag: 'hr', kind: KINDS.hr, pieces: [] })
    } else if (child.localName === 'tr' || child.localName === 'figure') {
      close()
      blocks.push({ ...blockOf(child, around), pieces: piecesOf(child, { marks: [] }) })
    } else if (containsBlocks(child)) {
      close()
      const first = blocks.length
      collect(child, blockOf(child, around), blocks)
      if (child.localName === 'ol') numberFrom(child, blocks[first])
    } else {
      pieces.push(...piecesOf(child, { marks: [] }))
    }
  }
  close()
}

/** Shows the number of the first item of a list that starts with a number other than 1. */
function numberFrom(list: Element, first: TextBlock | undefined): void {
  const start = list.getAttribute('start')
  if (first && start) first.pieces = [{ text: `${start}. `, marks: [] }, ...first.pieces]
}

const LINES = ['ul', 'ol', 'table', 'thead', 'tbody', 'div']

const containsBlocks = ({ localName }: Element) => isBlock(localName) || LINES.includes(localName)

/** A paragraph inside a list item or a quote counts as a line of that item or quote. */
function blockOf(element: Element, around: Around): Around {
  const { localName, parentElement } = element
  const size = element.getAttribute('data-size')
  if (localName === 'figure' && size) return { tag: 'figure', kind: `Picture, ${size}` }
  const kind = NAMED[element.getAttribute('data-block') ?? '']
  if (kind) return { tag: localName === 'figure' ? 'figure' : 'p', kind }
  if (!isBlock(localName) || (localName === 'p' && around.tag !== 'p')) return around
  const isNumbered = localName === 'li' && parentElement?.localName === 'ol'
  return { tag: localName, kind: isNumbered ? 'Numbered list item' : KINDS[localName] }
}

interface Formatting {
  marks: readonly string[]
  href?: string
}

function piecesOf(node: Node, formatting: Formatting): TextPiece[] {
  if (!(node instanceof Element)) {
    return wordsOf(node).map((text) =>
      text === '\n' ? { text: ' ', isBreak: true, ...formatting } : { text, ...formatting },
    )
  }
  const { localName } = node
  if (localName === 'img')
    return [{ text: node.getAttribute('alt') ?? '', src: node.getAttribute('src') ?? '', ...formatting }]
  if (localName === 'br') return [{ text: ' ', isBreak: true, ...formatting }]
  const inner: Formatting = {
    marks: MARKS.includes(localName) ? [...formatting.marks, localName] : formatting.marks,
    href: localName === 'a' ? (node.getAttribute('href') ?? '') : formatting.href,
  }
  const pieces = [...node.childNodes].flatMap((child) => piecesOf(child, inner))
  return localName === 'td' || localName === 'th' ? [...pieces, { text: `${spansOf(node)} | `, marks: [] }] : pieces
}

/** Words with the space after them; code has lines, whose indentation counts. */
function wordsOf({ textContent, parentElement }: Node): readonly string[] {
  const text = textContent ?? ''
  if (parentElement?.closest('pre')) return text.match(/\S+|[^\S\n]+|\n/g) ?? []
  return text.replace(/\s+/g, ' ').match(/\S+ ?| /g) ?? []
}

/** The columns and rows of a merged table cell in words; empty for any other cell. */
function spansOf(cell: Element): string {
  const spans = ['colspan', 'rowspan'].map((name) => [name === 'colspan' ? 'columns' : 'rows', cell.getAttribute(name)])
  const words = spans.flatMap(([what, count]) => (count ? [`${count} ${what}`] : []))
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}
