import { createInflate } from 'node:zlib'

/** Bytes that the object streams of one document may hold together; more is no document that a person wrote. */
const MOST_INFLATED = 32 * 1024 * 1024
/** What may stand between two words of a PDF: white space and comments (ISO 32000-1, 7.2.2). */
const GAP = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])*`
const REFERENCE_OR_DICTIONARY = String.raw`(?:<<|\d)`

/**
 * Entries of dictionaries that make a document more than something to read. The same words in a title or a text, as
 * "HTML/JavaScript", have no such surroundings.
 */
const ACTIVE = new RegExp(
  [
    `/S${GAP}/(?:JavaScript|Launch)\\b`,
    `/JS${GAP}(?:\\(|${REFERENCE_OR_DICTIONARY}|<)`,
    `/(?:JavaScript|Encrypt|EmbeddedFiles)${GAP}${REFERENCE_OR_DICTIONARY}`,
  ].join('|'),
)
const OBJECT_STREAM = new RegExp(`/Type${GAP}/ObjStm\\b`)

/**
 * Whether a PDF runs scripts, starts programs, is locked or carries files. Objects are read where they stand and in
 * compressed object streams (ISO 32000-1, 7.5.7), of which more than 32 MB count as such.
 */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1')
  if (ACTIVE.test(decodedNames(text))) return true
  let left = MOST_INFLATED
  for (const [start, end] of objectStreams(text)) {
    let found = ''
    try {
      for await (const chunk of createInflate().end(content.subarray(start, end)) as AsyncIterable<Buffer>) {
        found += chunk.toString('latin1')
        if ((left -= chunk.length) < 0) return true
      }
    } catch {
      // Cut short, or packed in a way that readers seldom know: what came so far is looked at.
    }
    if (ACTIVE.test(decodedNames(found))) return true
  }
  return false
}

/** Where the bytes of each object stream begin and end. */
function* objectStreams(text: string): Generator<readonly [start: number, end: number]> {
  let searched = 0
  for (;;) {
    const word = /\bstream\r?\n/g
    word.lastIndex = searched
    const found = word.exec(text)
    if (!found) return
    const begin = word.lastIndex
    const end = text.indexOf('endstream', begin)
    const dictionary = text.slice(Math.max(searched, text.lastIndexOf('obj', found.index)), found.index)
    searched = end < 0 ? text.length : end + 'endstream'.length
    if (OBJECT_STREAM.test(decodedNames(dictionary))) yield [begin, end < 0 ? text.length : end]
  }
}

/** Any character of a name in a PDF may be written as `#` and its code: `/J#61vaScript` is `/JavaScript`. */
const decodedNames = (pdf: string) =>
  pdf.replace(/#([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
