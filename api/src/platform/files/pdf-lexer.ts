/** The document cannot be read within the limits of nesting and length. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError'
}

/** The relevant names; all others are skipped without being decoded. */
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
  /** A name at any position in the object; `OTHER` for an irrelevant one. */
  name(name: PdfName | 'OTHER', depth: number): void
  /** The decoded beginning of a string. */
  string(text: string, depth: number): void
  /** Any other token: a number, `R`, `true`. */
  word(start: number, end: number, depth: number): void
}

/** Limit on the nesting of arrays and dictionaries; common documents stay far below it. */
const MAX_DEPTH = 256
/** Maximum number of bytes of a string that are decoded. */
const MAX_STRING_BYTES = 32

// Character codes.
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const HASH = 35
const PERCENT = 37
const OPEN_PARENTHESIS = 40
const CLOSE_PARENTHESIS = 41
const SLASH = 47
const ZERO = 48
const SEVEN = 55
const NINE = 57
const LESS_THAN = 60
const GREATER_THAN = 62
const OPEN_BRACKET = 91
const BACKSLASH = 92
const CLOSE_BRACKET = 93

const WHITE = 1
const DELIMITER = 2
/** ISO 32000-1, 7.2.2: white space and delimiters; everything else is regular. */
const classes = new Uint8Array(256)
for (const character of '\0\t\n\f\r ') classes[character.charCodeAt(0)] = WHITE
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = DELIMITER

const HASH_START = 0x811c9dc5
const HASH_FACTOR = 0x01000193
const nextHash = (hash: number, byte: number) => Math.imul(hash ^ byte, HASH_FACTOR)
const slotOf = (hash: number) => (hash ^ (hash >>> 16)) & 0xffff

/** Names by hash, so that a document full of names is not expensive to read. */
const hashes = new Int32Array(0x10000)
const names = new Map<number, PdfName>()
for (const name of NAMES) {
  const hash = [...Buffer.from(name)].reduce(nextHash, HASH_START) | 0
  hashes[slotOf(hash)] = hash
  names.set(hash, name)
}

const hexOf = (byte = 0): number => {
  if (byte >= ZERO && byte <= NINE) return byte - ZERO
  const letter = byte | 0x20 // in lower case
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1
}

/** Whether a byte is white space (ISO 32000-1, 7.2.2). */
export const isWhiteSpace = (byte: number) => classes[byte] === WHITE

const isLineEnd = (byte: number | undefined) => byte === LINE_FEED || byte === CARRIAGE_RETURN

/** The position of the first byte at or after `at` that is not white space or a comment. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  let position = at
  for (;;) {
    const byte = bytes[position]
    if (byte === undefined) return position
    if (classes[byte] === WHITE) position += 1
    else if (byte === PERCENT) {
      while (position < bytes.length && !isLineEnd(bytes[position])) position += 1
    } else return position
  }
}

/** Closing delimiters of the open arrays and dictionaries. One shared array is safe, because reading is synchronous. */
const closers = new Uint8Array(MAX_DEPTH)

/**
 * Reads the object that begins at `at` as PDF viewers do (ISO 32000-1, 7.3) and returns its end. Arrays and
 * dictionaries end only at their own delimiter; unexpected bytes are skipped. Reads at most `limit` bytes. Throws
 * {@link UnreadablePdfError}.
 */
export function readObject(bytes: Uint8Array, at: number, limit: number, visitor: PdfVisitor): number {
  const last = at + limit
  const { length } = bytes
  let depth = 0
  let position = at
  for (;;) {
    if (position >= length) return position
    let byte = bytes[position] ?? 0
    if (classes[byte] === WHITE || byte === PERCENT) {
      position = skipSpace(bytes, position)
      if (position >= length) return position
      byte = bytes[position] ?? 0
    }
    if (position > last) throw new UnreadablePdfError('The document exceeds the read budget.')
    if (classes[byte] !== DELIMITER) {
      const start = position
      while (position < length && classes[bytes[position] ?? 0] === 0) position += 1
      visitor.word(start, position, depth)
    } else if (byte === SLASH) {
      position = readName(bytes, position + 1, depth, visitor)
    } else if (byte === OPEN_PARENTHESIS) {
      position = readLiteral(bytes, position + 1, depth, visitor)
    } else if (byte === OPEN_BRACKET || (byte === LESS_THAN && bytes[position + 1] === LESS_THAN)) {
      if (depth === MAX_DEPTH) throw new UnreadablePdfError('The objects are nested too deeply.')
      closers[depth] = byte === OPEN_BRACKET ? CLOSE_BRACKET : GREATER_THAN
      depth += 1
      position += byte === OPEN_BRACKET ? 1 : 2
      continue
    } else if (byte === LESS_THAN) {
      position = readHex(bytes, position + 1, depth, visitor)
    } else {
      const closes =
        depth > 0 && byte === closers[depth - 1] && (byte === CLOSE_BRACKET || bytes[position + 1] === GREATER_THAN)
      position += closes && byte === GREATER_THAN ? 2 : 1
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
  while (position < bytes.length) {
    let byte = bytes[position] ?? 0
    if (classes[byte] !== 0) break
    position += 1
    if (byte === HASH) {
      // Any character can be written as `#` and its hexadecimal code.
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

/** Control characters by the letter that stands for them after a backslash (ISO 32000-1, 7.3.4.2). */
const escapes = new Map(
  ['n\n', 'r\r', 't\t', 'b\b', 'f\f'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)] as const),
)

function readLiteral(bytes: Uint8Array, at: number, depth: number, visitor: PdfVisitor): number {
  let text = ''
  let open = 1
  let position = at
  while (position < bytes.length) {
    let byte = bytes[position] ?? 0
    position += 1
    if (byte === BACKSLASH) {
      const escaped = bytes[position] ?? 0
      position += 1
      byte = escapes.get(escaped) ?? escaped
      if (escaped >= ZERO && escaped <= SEVEN) {
        byte = escaped - ZERO
        for (let digits = 1; digits < 3; digits += 1) {
          const digit = bytes[position] ?? 0
          if (digit < ZERO || digit > SEVEN) break
          byte = (byte * 8 + digit - ZERO) & 255
          position += 1
        }
      } else if (isLineEnd(escaped)) {
        if (escaped === CARRIAGE_RETURN && bytes[position] === LINE_FEED) position += 1
        continue
      }
    } else if (byte === OPEN_PARENTHESIS) open += 1
    else if (byte === CLOSE_PARENTHESIS && (open -= 1) === 0) break
    if (text.length < MAX_STRING_BYTES) text += String.fromCharCode(byte)
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
    if (byte === undefined || byte === GREATER_THAN) break
    if (text.length >= MAX_STRING_BYTES) continue
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
