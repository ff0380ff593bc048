import { SaxesParser } from 'saxes'

/** The encodings of packages (ECMA-376-2, 8.1.4), and the one that both contain. */
const ENCODINGS = /^(?:utf-8|utf-16|us-ascii)$/i

/** Attributes of one element: the parser compares the name of each with those before. Office programs write less than 100. */
const MAX_ATTRIBUTES = 1_000
/** Elements of a part; the text of a book of 500 pages has about 300,000. */
const MAX_ELEMENTS = 1_000_000
/** References of a part, such as `&amp;`, each of which takes the parser as long as an element; a text has a few. */
const MAX_REFERENCES = 200_000

/**
 * A strict parser, which throws for XML that is not well-formed, declares a type, has an encoding that packages do not
 * allow, or takes long on purpose.
 */
export function packageParser(): SaxesParser {
  const parser = new SaxesParser()
  let elements = 0
  let attributes = 0
  parser.on('opentagstart', () => {
    elements += 1
    attributes = 0
    if (elements > MAX_ELEMENTS) throw new Error('There are too many elements.')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) throw new Error('An element has too many attributes.')
  })
  // Declarations can define entities, and packages have none (ECMA-376-2, 8.1.4).
  parser.on('doctype', () => parser.fail('A document type is declared.'))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODINGS.test(encoding)) parser.fail('The encoding is not allowed.')
  })
  return parser
}

/** The text of a part. Throws for bytes that are not of its encoding, and for references that take long on purpose. */
export function textOf(xml: Buffer): string {
  const isUtf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[xml.toString('hex', 0, 2)]
  const text = new TextDecoder(isUtf16 ?? 'utf-8', { fatal: true }).decode(xml)
  let references = 0
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    references += 1
    if (references > MAX_REFERENCES) throw new Error('There are too many references.')
  }
  return text
}

/** Addresses outside the document. */
export const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i
/** A path on the reader's own machine, such as `file:///C:\\Users\\ann\\cv.dotx`, that names each folder and leads down. */
export const LOCAL =
  /^(?:(?:file:\/\/\/)?[a-z]:|file:\/\/(?=\/(?:users|applications|library|home)\/))(?:[\\/](?![. ]+(?:[\\/]|$)|globalroot)[^\\/?]+)+$/i

/** An address as programs use it: decoded, and without invisible characters. */
export const decoded = (address: string) =>
  address
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\p{C}/gu, '')
    .trim()
