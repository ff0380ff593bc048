/** A line of text in a document; `space` is the space above it, in points. */
export interface TextLine {
  text: string
  size: number
  bold?: boolean
  space?: number
}

const PAGE = { width: 595, height: 842, margin: 72 }
const LEADING = 1.5
/** Average letter width of the standard font, relative to its size. */
const LETTER_WIDTH = 0.5

/** Renders text on A4 pages in the standard font, which every viewer has. */
export function textPdf(title: string, lines: readonly TextLine[]): Buffer {
  const pages = paginate(lines.flatMap(wrap))
  const firstPage = 5
  const numbers = pages.map((_, index) => firstPage + index * 2)
  return documentOf([
    '<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${firstPage + index * 2 + 1} 0 R` +
        '/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>',
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
    `<</Title(${escaped(title)})>>`,
  ])
}

function wrap(line: TextLine): TextLine[] {
  const maxLength = Math.floor((PAGE.width - 2 * PAGE.margin) / (line.size * LETTER_WIDTH))
  const rows: string[] = []
  for (const word of line.text.split(/\s+/)) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < maxLength) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows.map((text, index) => ({ ...line, text, space: index === 0 ? line.space : 0 }))
}

/** The content stream of each page. */
function paginate(lines: readonly TextLine[]): string[] {
  const pages: string[][] = [[]]
  let top = PAGE.height - PAGE.margin
  for (const { text, size, bold = false, space = 0 } of lines) {
    top -= size * LEADING + space
    if (top < PAGE.margin) {
      pages.push([])
      top = PAGE.height - PAGE.margin - size * LEADING
    }
    pages
      .at(-1)
      ?.push(`/F${bold ? 2 : 1} ${size} Tf 1 0 0 1 ${PAGE.margin} ${Math.round(top)} Tm (${escaped(text)}) Tj`)
  }
  return pages.map((shown) => `BT ${shown.join(' ')} ET`)
}

/** Characters beyond Latin-1 in the standard font, with their codes in its encoding. */
const ENCODED: Record<string, string> = {
  '–': '\x96',
  '—': '\x97',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
  '€': '\x80',
}

/** Encodes text for the standard font; unsupported letters lose their accents. */
const escaped = (text: string) =>
  Array.from(text.normalize('NFC'))
    .map(
      (sign) =>
        ENCODED[sign] ?? (sign.charCodeAt(0) < 256 ? sign : sign.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')),
    )
    .join('')
    .replace(/[\\()]/g, '\\$&')

function documentOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${body}endobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = text.length
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
