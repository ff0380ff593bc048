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
 * compressed object streams (ISO 32000-1, 7.5.7). A stream of objects that is not packed as programs pack it counts as
 * such, as do more than 2,000 of them or more than 32 MB.
 */
export async function isActivePdf(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1')
  if (ACTIVE.test(decodedNames(text))) return true
  let left = MOST_INFLATED
  let streams = 0
  for (const { dictionary, start } of objectStreams(text)) {
    const packings = dictionary.match(/\/\w*Decode\b/g) ?? []
    // One that is not packed was read with the rest.
    if (packings.length === 0 && !dictionary.includes('/Filter')) continue
    const isUsual = packings.join() === '/FlateDecode' && !dictionary.includes('/Predictor')
    if (!isUsual || (streams += 1) > MOST_STREAMS) return true
    const objects = await inflated(content.subarray(start), left)
    if (!objects || ACTIVE.test(decodedNames(objects))) return true
    left -= objects.length
  }
  return false
}

/** What a stream inflates to, wherever it ends; `undefined` for more than `most` bytes, or when it cannot be inflated. */
async function inflated(content: Buffer, most: number): Promise<string | undefined> {
  let found = ''
  try {
    for await (const chunk of createInflate().end(content) as AsyncIterable<Buffer>) {
      found += chunk.toString('latin1')
      if (found.length > most) return undefined
    }
    return found
  } catch {
    return undefined
  }
}

/** The dictionary of each object stream, and where its bytes begin. */
function* objectStreams(text: string): Generator<{ dictionary: string; start: number }> {
  const word = /\bstream\r?\n/g
  for (let found = word.exec(text), before = 0; found; found = word.exec(text)) {
    const dictionary = decodedNames(text.slice(Math.max(before, found.index - DICTIONARY), found.index))
    if (/\/ObjStm\b/.test(dictionary)) yield { dictionary, start: word.lastIndex }
    before = word.lastIndex
  }
}

/** Any character of a name in a PDF may be written as `#` and its code: `/J#61vaScript` is `/JavaScript`. */
const decodedNames = (pdf: string) =>
  pdf.replace(/#([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
