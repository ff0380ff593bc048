import os from 'node:os'
import { isMainThread, type MessagePort } from 'node:worker_threads'
import { findNowhere, MARKDOWN, readArchive, readEntries } from './read-archive'
import { readMarkdown } from './read-markdown'
import { readWordPress } from './read-wordpress'
import { UnreadableUploadError, type ReadUpload } from './read-article'

// On Linux a priority belongs to a thread: this one yields the processor to the threads that serve requests.
if (!isMainThread && process.platform === 'linux') os.setPriority(Math.max(os.getPriority(), 10))

/** Reads an uploaded file, or only some files of an archive. */
export interface ImportTask {
  name: string
  content: Uint8Array
  entries?: readonly string[]
  /** Receives a message when the thread begins. */
  begun: MessagePort
}

/** What a task leads to; a problem is a sentence for the editor. */
export type ImportResult = { problem: string } | { upload: ReadUpload } | { entries: Map<string, Uint8Array> }

/** Reads a file by its content: an archive, an export of WordPress, or Markdown. */
async function read(name: string, content: Buffer): Promise<ReadUpload> {
  if (content.length === 0) throw new UnreadableUploadError('This file is empty. Choose another file.')
  if (content.subarray(0, 2).toString('latin1') === 'PK') return readArchive(content)
  const start = content
    .subarray(0, 512)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^<(?:\?xml|!doctype|rss)/i.test(start)) return readWordPress(content)
  if (!MARKDOWN.test(name) && !/\.txt$/i.test(name)) {
    throw new UnreadableUploadError('Choose Markdown files (.md), a ZIP archive of them, or a WordPress export (.xml).')
  }
  return { format: 'MARKDOWN', leftOut: [], articles: [readMarkdown({ path: name, content, find: findNowhere })] }
}

/** The same with U+FFFD for NULs and halves of characters, which YAML can write as escapes and the database rejects. */
const storable = (upload: ReadUpload) =>
  JSON.parse(
    JSON.stringify(upload, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/\0|\p{Surrogate}/gu, '\ufffd') : value,
    ),
  ) as ReadUpload

async function run({ name, content, entries, begun }: ImportTask): Promise<ImportResult> {
  begun.postMessage('begun')
  // A copy, because decoders do not read shared memory.
  const own = Buffer.from(content)
  try {
    return entries ? { entries: await readEntries(own, entries) } : { upload: storable(await read(name, own)) }
  } catch (error) {
    if (error instanceof UnreadableUploadError) return { problem: error.message }
    throw error
  }
}

// The entry point of the worker threads; when run from source they find only the default export.
export { run as default }
