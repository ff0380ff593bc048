import { inflateSync } from 'node:zlib'
import { isWhiteSpace, readObject, skipSpace, UnreadablePdfError, type PdfName, type PdfVisitor } from './pdf-lexer'

/** Limit on the total inflated size of a document's object streams, in bytes; real documents stay below it. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024
/** Limit on object streams that are read per document; common software puts a hundred or more objects into each. */
const MAX_STREAMS = 2000
/** How often each byte may be read on average; common documents need little more than once. */
const MAX_READS_PER_BYTE = 2
/** The cost of finding an object in addition to reading it, in bytes. */
const START_COST = 12

/** Names that make a document active, as keys or as values (ISO 32000-1, 7.6, 7.11.4, 12.6.4, 12.7.8). */
const ACTIVE: ReadonlySet<PdfName | 'OTHER'> = new Set<PdfName>([
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
])
/** Keys whose value is a file name or a URL. */
const ADDRESSES: ReadonlySet<PdfName | 'OTHER'> = new Set<PdfName>(['F', 'UF', 'DOS', 'URI'])
/** Keys that describe an object stream; common software never stores their values by reference. */
const STREAM_KEYS: ReadonlySet<PdfName | 'OTHER'> = new Set<PdfName>(['N', 'First', 'Filter', 'DecodeParms'])
/** A path on another machine, to which Windows sends the reader's credentials. */
const OTHER_MACHINE = /^\s*(?:\\\\|\/\/|file:(?:\\\\|\/\/(?!\/|localhost\/)))/i

/** The end of a document must be in the last bytes, where viewers look for it (ISO 32000-1, note 18 of annex H.3). */
const TAIL_BYTES = 1024

/** Maximum number of bytes per object in the header of an object stream: two numbers with white space. */
const HEADER_BYTES = 32

/** The document contains active content. */
class ActivePdfError extends Error {
  override name = 'ActivePdfError'
}

/**
 * Whether a PDF runs scripts, starts processes, submits forms, opens other files, is encrypted, has embedded files, is
 * cut off, or cannot be parsed within the limits. PDF viewers look objects up by offset, so an object can begin
 * anywhere, even inside what looks like a comment, a string or a stream: every possible start is parsed as a viewer
 * would, including all object streams (7.5.7). The work is bounded by the length of the document.
 */
export function isActivePdf(content: Buffer): boolean {
  try {
    new PdfReading().readFile(content)
    return !hasEnd(content)
  } catch (error) {
    if (error instanceof ActivePdfError || error instanceof UnreadablePdfError) return true
    throw error
  }
}

/** Whether the document has its end, with at most a few bytes after it, and the white space with which transfers fill up files. */
function hasEnd(content: Buffer): boolean {
  let end = content.length
  while (end > 0 && isWhiteSpace(content[end - 1] ?? 0)) end -= 1
  const tail = content.subarray(Math.max(0, end - TAIL_BYTES), end)
  return tail.includes('%%EOF') || tail.includes('startxref')
}

class PdfReading {
  private budget = 0
  /** Bytes that may still be inflated: compressed, and the result. An empty block has no result, but takes time. */
  private compressed = 0
  private inflatable = MAX_INFLATED_BYTES
  /** The layout of each object stream that has been read, by its start. */
  private readonly streams = new Map<number, string>()
  private readonly object = new ObjectVisitor()

  readFile(content: Buffer): void {
    this.budget += content.length * MAX_READS_PER_BYTE + 4096
    // Streams that do not overlap are together no longer than the file.
    this.compressed = content.length
    for (const at of positionsAfter(content, TRAILER)) this.read(content, at)
    for (const at of positionsAfter(content, OBJECT)) {
      // This is `endobj`.
      if (content[at - 4] === 0x64) continue
      const end = this.read(content, at)
      if (!this.object.isObjectStream()) continue
      const next = skipSpace(content, end)
      this.spend(next - end)
      const start = streamStart(content, next)
      if (start !== undefined) this.readObjectStream(content, start)
    }
  }

  /** Reads the object at `at` and charges it to the budget. */
  private read(bytes: Buffer, at: number): number {
    this.object.begin(bytes)
    const end = readObject(bytes, at, this.budget, this.object)
    this.spend(end - at + START_COST)
    return end
  }

  private spend(bytes: number): void {
    this.budget -= bytes
    if (this.budget < 0) throw new UnreadablePdfError('The document exceeds the read budget.')
  }

  /** Reads an object stream, but only once, because any number of places in a comment can lead to the same one. */
  private readObjectStream(content: Buffer, start: number): void {
    const { count, first, isPacked } = this.object.objectStream()
    const layout = `${count} ${first} ${isPacked}`
    const known = this.streams.get(start)
    if (known === layout) return
    if (known !== undefined) throw new UnreadablePdfError('An object stream is described in two ways.')
    this.streams.set(start, layout)
    if (this.streams.size > MAX_STREAMS) throw new UnreadablePdfError('There are too many object streams.')
    const objects = isPacked ? this.inflated(content.subarray(start)) : content.subarray(start)
    if (isPacked) this.budget += objects.length * MAX_READS_PER_BYTE
    // A pair of numbers for each object: its number, and its offset from `first`.
    if (first > HEADER_BYTES * (count + 64)) throw new UnreadablePdfError('An object stream has an oversized header.')
    this.spend(first)
    const header = objects
      .toString('latin1', 0, first)
      .split(/[\0\s]+/)
      .filter(Boolean)
    if (header.length < count * 2) throw new UnreadablePdfError('An object stream has an incomplete header.')
    for (let index = 0; index < count; index += 1) {
      const offset = Number(header[index * 2 + 1])
      if (!Number.isSafeInteger(offset)) throw new UnreadablePdfError('An object stream has an invalid offset.')
      this.read(objects, first + offset)
    }
  }

  private inflated(content: Buffer): Buffer {
    try {
      const limits = { maxOutputLength: this.inflatable, info: true }
      // The type declarations ignore that `info` changes the result.
      const inflated: unknown = inflateSync(content.subarray(0, this.compressed), limits)
      const { buffer, engine } = inflated as { buffer: Buffer; engine: { bytesWritten: number } }
      this.compressed -= engine.bytesWritten
      this.inflatable -= buffer.length
      return buffer
    } catch {
      throw new UnreadablePdfError('An object stream cannot be inflated, or is too large.')
    }
  }
}

/** Checks the parts of one object, and records the keys that describe an object stream. */
class ObjectVisitor implements PdfVisitor {
  private bytes: Buffer = Buffer.alloc(0)
  private before: PdfName | 'OTHER' | undefined
  /** The last name in the outermost dictionary: the key of the next value, unless it is itself a value. */
  private key: PdfName | 'OTHER' | undefined
  /** Offsets of the numbers of /N and /First; -1 if they are missing. */
  private count = -1
  private first = -1
  private filters = 0
  private isStream = false
  private isOdd = false

  /** Resets the state for the next object. */
  begin(bytes: Buffer): void {
    this.bytes = bytes
    this.before = this.key = undefined
    this.count = this.first = -1
    this.filters = 0
    this.isStream = this.isOdd = false
  }

  name(name: PdfName | 'OTHER', depth: number): void {
    if (name !== 'OTHER' && ACTIVE.has(name)) throw new ActivePdfError(`It has /${name}.`)
    if (name === 'ObjStm') this.isStream = true
    if (depth === 1 ? this.before === 'Filter' : this.key === 'Filter') {
      if (name === 'FlateDecode') this.filters += 1
      else this.isOdd = true
    }
    if (depth === 1) this.key = name
    this.before = name
  }

  string(text: string, depth: number): void {
    const { before } = this
    this.before = undefined
    // A top-level string can be a file name that another object references.
    const isAddress = depth === 0 || (before !== undefined && ADDRESSES.has(before))
    if (!isAddress || text.length < 3) return
    const plain = text.replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/, '').replaceAll('\0', '')
    if (OTHER_MACHINE.test(plain)) throw new ActivePdfError('It references a file on another machine.')
  }

  word(start: number, end: number, depth: number): void {
    const { before } = this
    this.before = undefined
    if (before === 'Predictor' && !(end - start === 1 && this.bytes[start] === 0x31)) this.isOdd = true
    // The value is a reference, so it is stored elsewhere.
    if (end - start === 1 && this.bytes[start] === 0x52 && this.key !== undefined && STREAM_KEYS.has(this.key))
      this.isOdd = true
    if (depth !== 1 || (before !== 'N' && before !== 'First')) return
    const which = before === 'N' ? 'count' : 'first'
    if (this[which] >= 0) this.isOdd = true
    else this[which] = start
  }

  /** Whether viewers could treat the object as an object stream; not all check its type. */
  isObjectStream(): boolean {
    return this.isStream || (this.count >= 0 && this.first >= 0)
  }

  private numberAt(at: number): number {
    return at < 0
      ? Number.NaN
      : Number(/^\d{1,9}(?![^\0\s()<>[\]{}/%])/.exec(this.bytes.toString('latin1', at, at + 10))?.[0])
  }

  /** The layout of the object stream. Throws if it is described in an unusual way. */
  objectStream(): { count: number; first: number; isPacked: boolean } {
    const [count, first] = [this.numberAt(this.count), this.numberAt(this.first)]
    const isPlain = Number.isSafeInteger(count) && Number.isSafeInteger(first) && count >= 0 && first >= 0
    if (!isPlain || this.isOdd || this.filters > 1) {
      throw new UnreadablePdfError('An object stream is packed in an unusual way.')
    }
    return { count, first, isPacked: this.filters === 1 }
  }
}

/** Start of the bytes of the stream whose dictionary ends at `at`; undefined if no stream follows. */
function streamStart(content: Buffer, at: number): number | undefined {
  if (content[at] !== 0x73 || content.toString('latin1', at, at + 6) !== 'stream') return undefined
  let start = at + 6
  while (content[start] === 0x20 || content[start] === 0x09) start += 1
  if (content[start] === 0x0d) start += 1
  if (content[start] === 0x0a) start += 1
  return start
}

/** A keyword, and how far a search may move on from each byte that is not its last letter (Horspool's algorithm). */
interface Keyword {
  letters: Uint8Array
  steps: Uint8Array
}

function keyword(word: string): Keyword {
  const letters = Buffer.from(word)
  const steps = new Uint8Array(256).fill(letters.length)
  for (const [index, letter] of letters.subarray(0, -1).entries()) steps[letter] = letters.length - 1 - index
  return { letters, steps }
}

const TRAILER = keyword('trailer')
const OBJECT = keyword('obj')

/** Each position after an occurrence of a keyword. `indexOf` would be slower in a document with many occurrences. */
function* positionsAfter(content: Buffer, { letters, steps }: Keyword): Generator<number> {
  const last = letters.length - 1
  for (let at = last; at < content.length; at += steps[content[at] ?? 0] ?? 1) {
    let matched = 0
    while (matched <= last && content[at - matched] === letters[last - matched]) matched += 1
    if (matched > last) yield at + 1
  }
}
