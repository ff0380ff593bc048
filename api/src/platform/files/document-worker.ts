import { createHash } from 'node:crypto'
import os from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { isActiveDoc, isWordDocument } from './active-doc'
import { isActiveOffice } from './active-office'
import { isActivePdf } from './active-pdf'
import { documentText } from './document-text'
import { documentTypes, type DocumentInspection, type DocumentReading, type DocumentType } from './document-types'
import type { InspectionTask } from './inspect-document'
import { wordParagraphs } from './word-text'

// On Linux a priority belongs to a thread: this one yields the processor to the threads that serve requests.
if (!isMainThread && process.platform === 'linux') os.setPriority(Math.max(os.getPriority(), 10))

/** Inspects a document in the current thread, and reads what it says if asked. */
export async function inspect(bytes: Uint8Array, reading?: DocumentReading): Promise<DocumentInspection> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = await typeOf(content)
  const inspection = {
    type,
    isActive: type !== undefined && (await isActive[type](content)),
    sha256: createHash('sha256').update(content).digest('hex'),
  }
  if (!reading || !type || inspection.isActive) return inspection
  if (reading === 'text') return { ...inspection, text: await documentText(type, content) }
  return type === 'docx' ? { ...inspection, paragraphs: await wordParagraphs(content) } : inspection
}

async function typeOf(content: Buffer): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  // Many applications use this container; only Word's has this stream.
  if (found?.mime === 'application/x-cfb') return isWordDocument(content) ? 'doc' : undefined
  return (Object.keys(documentTypes) as DocumentType[]).find((type) => documentTypes[type] === found?.mime)
}

/** Detects active content by type. */
const isActive: Readonly<Record<DocumentType, (content: Buffer) => boolean | Promise<boolean>>> = {
  pdf: isActivePdf,
  doc: isActiveDoc,
  docx: isActiveOffice,
  pptx: isActiveOffice,
}

/** Inspects the document of a task, in a worker thread. */
function run({ content, begun, reading }: InspectionTask): Promise<DocumentInspection> {
  begun.postMessage('begun')
  return inspect(content, reading)
}

// The entry point of the worker threads; when run from source they find only the default export.
export { run as default }
