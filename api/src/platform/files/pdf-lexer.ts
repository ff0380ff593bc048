/** A document that cannot be read within bounds: nested without end, or with more to read than it has bytes. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError'
}

/** The names that decide something; every other name is skipped without being decoded into text. */
const NAMES = [
  'JavaScript',
  'Launch',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'F',
  'UF',
  'DOS',
  'URI',
  'ObjStm',
  'N',
  'First',
  'Filter',
  'FlateDecode',
  'DecodeParms',
  'Predictor',
] as const
export type PdfName = (typeof NAMES)[number]

/** What {@link readObject} reports to its caller. */
export interface PdfVisitor {
  /** A name, wherever it is in the object; `OTHER` for one that decides nothing. */
  name(name: PdfName | 'OTHER', depth: number): void
  /** The beginning of a string, decoded. */
  string(text: string, depth: number): void
  /** A word that is neither: a number, `R`, `true`. */
  word(start: number, end: number, depth: number): void
}

/** How deep arrays and dictionaries are never nested in a usual document. */
const DEEPEST = 256
/** Bytes of a string that are decoded. */
const STRING_BEGINNING = 32

const WHITE = 1
const DELIMITER = 2
/** ISO 32000-1, 7.2.2: white space and delimiters; everything else is regular. */
const classes = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) classes[byte] = WHITE
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = DELIMITER

const HASH_START = 0x811c9dc5
const HASH_FACTOR = 0x01000193
const nextHash = (hash: number, byte: number) => Math.imul(hash ^ byte, HASH_FACTOR)
const slotOf = (hash: number) => (hash ^ (hash >>> 16)) & 0xffff

/** Names by their hash, so that a document of nothing but names costs no more than any other. */
const hashes = new Int32Array(0x10000)
const names = new Map<number, PdfName>()
for (const name of NAMES) {
  const hash = [...Buffer.from(name)].reduce(nextHash, HASH_START) | 0
  hashes[slotOf(hash)] = hash
  names.set(hash, name)
}

const hexOf = (byte = 0): number => {
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}

/** The first byte after white space and comments from `at` on. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let position = at
  for (;;) {
    const byte = bytes[position]
    if (byte === undefined) return position
    if (classes[byte] === WHITE) position += 1
    else if (byte === 37) {
      while (position < bytes.length && bytes[position] !== 10 && bytes[position] !== 13) position += 1
    } else return position
  }
}

/** The signs that close the arrays and dictionaries that are open; one for all, as nothing waits in between. */
const closers = new Uint8Array(DEEPEST)

/**
 * Reads the one object that begins at `at` as PDF readers do (ISO 32000-1, 7.3) and returns where it ends. Arrays and
 * dictionaries close with their own sign only; what does not belong there is passed over. At most `limit` bytes are read.
 * Throws {@link UnreadablePdfError}.
 */
export function readObject(bytes: Uint8Array, at: number, limit: number, visitor: PdfVisitor): number {
  const last = at + limit
  let depth = 0
  let position = at
  for (;;) {
    position = skipSpace(bytes, position)
    if (position > last) throw new UnreadablePdfError('There is more to read than the document has.')
    const byte = bytes[position]
    if (byte === undefined) return position
    if (classes[byte] !== DELIMITER) {
      const start = position
      while (position < bytes.length && classes[bytes[position] ?? 0] === 0) position += 1
      visitor.word(start, position, depth)
    } else if (byte === 47) {
      position = readName(bytes, position + 1, depth, visitor)
    } else if (byte === 40) {
      position = readLiteral(bytes, position + 1, depth, visitor)
    } else if (byte === 91 || (byte === 60 && bytes[position + 1] === 60)) {
      if (depth === DEEPEST) throw new UnreadablePdfError('The objects lie too deep in one another.')
      closers[depth] = byte === 91 ? 93 : 62
      depth += 1
      position += byte === 91 ? 1 : 2
      continue
    } else if (byte === 60) {
      position = readHex(bytes, position + 1, depth, visitor)
    } else {
      const closes = depth > 0 && byte === closers[depth - 1] && (byte === 93 || bytes[position + 1] === 62)
      position += closes && byte === 62 ? 2 : 1
      if (!closes) {
        if (depth === 0) return position
        continue
      }
      depth -= 1
    }
    if (depth === 0) return position
  }
}

function readName(bytes: Uint8Array, at: number, depth: number, visitor: PdfVisitor): number {
  let hash = HASH_START
  let position = at
  for (;;) {
    let byte = bytes[position]
    if (byte === undefined || classes[byte] !== 0) break
    position += 1
    if (byte === 35) {
      // Any character may be written as `#` and its code.
      const [high, low] = [hexOf(bytes[position]), hexOf(bytes[position + 1])]
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low
        position += 2
      }
    }
    hash = nextHash(hash, byte)
  }
  hash |= 0
  const name = hashes[slotOf(hash)] === hash ? names.get(hash) : undefined
  visitor.name(name ?? 'OTHER', depth)
  return position
}

const escapes: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }

function readLiteral(bytes: Uint8Array, at: number, depth: number, visitor: PdfVisitor): number {
  let text = ''
  let open = 1
  let position = at
  while (position < bytes.length) {
    let byte = bytes[position] ?? 0
    position += 1
    if (byte === 92) {
      const escaped = bytes[position] ?? 0
      position += 1
      byte = escapes[escaped] ?? escaped
      if (escaped >= 48 && escaped <= 55) {
        byte = escaped - 48
        for (let digits = 1; digits < 3; digits += 1) {
          const digit = bytes[position] ?? 0
          if (digit < 48 || digit > 55) break
          byte = (byte * 8 + digit - 48) & 255
          position += 1
        }
      } else if (escaped === 10 || escaped === 13) {
        if (escaped === 13 && bytes[position] === 10) position += 1
        continue
      }
    } else if (byte === 40) open += 1
    else if (byte === 41 && (open -= 1) === 0) break
    if (text.length < STRING_BEGINNING) text += String.fromCharCode(byte)
  }
  visitor.string(text, depth)
  return position
}

function readHex(bytes: Uint8Array, at: number, depth: number, visitor: PdfVisitor): number {
  let text = ''
  let high = -1
  let position = at
  for (;;) {
    const byte = bytes[position]
    position += 1
    if (byte === undefined || byte === 62) break
    if (text.length >= STRING_BEGINNING) continue
    const digit = hexOf(byte)
    if (digit < 0) continue
    if (high < 0) high = digit
    else {
      text += String.fromCharCode(high * 16 + digit)
      high = -1
    }
  }
  visitor.string(text, depth)
  return position
}
