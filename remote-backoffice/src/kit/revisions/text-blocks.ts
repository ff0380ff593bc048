/** A word, a picture or a break of a text, with the marks it carries. */
export interface TextPiece {
  /** The words with the white space after them; of a picture its description. */
  text: string
  /** Tags of the marks around it, outermost first: `strong`, `em`. */
  marks: readonly string[]
  /** Where it leads, if it is part of a link. */
  href?: string
  /** Address of the picture, if it is one. */
  src?: string
  isBreak?: boolean
}

/** A paragraph, heading, entry of a list, row of a table: what has a line of its own. */
export interface TextBlock {
  tag: 'p' | 'h2' | 'h3' | 'h4' | 'li' | 'blockquote' | 'pre' | 'figure' | 'tr' | 'hr'
  /** In words, what kind of block it is, for people who do not see it: "Heading 2", "Entry of a numbered list". */
  kind: string
  pieces: readonly TextPiece[]
}

const MARKS = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup']

const KINDS: Record<TextBlock['tag'], string> = {
  p: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  li: 'List entry',
  blockquote: 'Quote',
  pre: 'Code',
  figure: 'Picture',
  tr: 'Table row',
  hr: 'Divider',
}

const isBlock = (name: string): name is TextBlock['tag'] => name in KINDS

/** The blocks of a rich text, in their order, with what each piece of them looks like. */
export function textBlocks(html: string): TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: TextBlock[] = []
  collect(body, { tag: 'p', kind: KINDS.p }, blocks)
  return blocks
}

type Around = Pick<TextBlock, 'tag' | 'kind'>

/** Goes through the children of an element; text between blocks is a block of its own. */
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
    } else if (holdsLines(child)) {
      close()
      collect(child, blockOf(child, around), blocks)
    } else {
      pieces.push(...piecesOf(child, { marks: [] }))
    }
  }
  close()
}

const LINES = ['ul', 'ol', 'table', 'thead', 'tbody', 'div']

const holdsLines = ({ localName }: Element) => isBlock(localName) || LINES.includes(localName)

/** A paragraph inside an entry or a quote is a line of that entry or quote. */
function blockOf({ localName, parentElement }: Element, around: Around): Around {
  if (!isBlock(localName) || (localName === 'p' && around.tag !== 'p')) return around
  const isNumbered = localName === 'li' && parentElement?.localName === 'ol'
  return { tag: localName, kind: isNumbered ? 'Entry of a numbered list' : KINDS[localName] }
}

interface Looks {
  marks: readonly string[]
  href?: string
}

function piecesOf(node: Node, looks: Looks): TextPiece[] {
  if (!(node instanceof Element)) {
    const words = (node.textContent ?? '').replace(/\s+/g, ' ').match(/\S+ ?| /g) ?? []
    return words.map((text) => ({ text, ...looks }))
  }
  const { localName } = node
  if (localName === 'img')
    return [{ text: node.getAttribute('alt') ?? '', src: node.getAttribute('src') ?? '', ...looks }]
  if (localName === 'br') return [{ text: ' ', isBreak: true, ...looks }]
  const inner: Looks = {
    marks: MARKS.includes(localName) ? [...looks.marks, localName] : looks.marks,
    href: localName === 'a' ? (node.getAttribute('href') ?? '') : looks.href,
  }
  const pieces = [...node.childNodes].flatMap((child) => piecesOf(child, inner))
  return localName === 'td' || localName === 'th' ? [...pieces, { text: ' | ', marks: [] }] : pieces
}
