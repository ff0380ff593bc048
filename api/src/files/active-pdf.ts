import { createInflate } from 'node:zlib'

/** Bytes that the object streams of one document may hold together; more is no document that a person wrote. */
const MOST_INFLATED = 32 * 1024 * 1024
/** Object streams that one document may have; programs put a hundred or more objects into each. */
const MOST_STREAMS = 2000
/** Room for the dictionary before a stream, in characters. */
const DICTIONARY = 4096
/** White space between two words of a PDF (ISO 32000-1, 7.2.2). All lengths are bounded: time grows with the document only. */
const SPACE = String.raw`[\0\s]{0,64}`
const COMMENTS = String.raw`(?:%[^\r\n]{0,128}[\r\n]${SPACE}){1,4}`
const ACTIONS = String.raw`/(?:JavaScript|Launch|Rendition)\b`
const VALUE = String.raw`(?:<<|%|\d{1,9}[\0\s]{1,9}\d{1,9}[\0\s]{1,9}R\b)`

/**
 * Entries of dictionaries that make a document more than something to read. The same words in a title or a text, as
 * "HTML/JavaScript", have no such surroundings.
 */
const ACTIVE = new RegExp(
  [
    `/S${SPACE}${ACTIONS}`,
    `(?<=/S${SPACE}${COMMENTS})${ACTIONS}`,
    `/(?:JavaScript|Encrypt|EmbeddedFiles)${SPACE}${VALUE}`,
  ].join('|'),
)

/**
 * Whether a PDF runs scripts, starts programs, is locked or carries files. Objects are read where they stand and in
 * compressed object streams (ISO 32000-1, 7.5.7), of which more than 2,000 or than 32 MB count as such.
 */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1')
  if (ACTIVE.test(decodedNames(text))) return true
  let left = MOST_INFLATED
  let streams = 0
  for (const [start, end] of objectStreams(text)) {
    if ((streams += 1) > MOST_STREAMS) return true
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
  const word = /\bstream\r?\n/g
  for (let found = word.exec(text), before = 0; found; found = word.exec(text)) {
    const start = word.lastIndex
    const close = text.indexOf('endstream', start)
    const end = close < 0 ? text.length : close
    const dictionary = text.slice(Math.max(before, found.index - DICTIONARY), found.index)
    if (/\/ObjStm\b/.test(decodedNames(dictionary))) yield [start, end]
    word.lastIndex = before = end
  }
}

/** Any character of a name in a PDF may be written as `#` and its code: `/J#61vaScript` is `/JavaScript`. */
const decodedNames = (pdf: string) =>
  pdf.replace(/#([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
