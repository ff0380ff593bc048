import type { DocumentType } from './document-types'
import { pdfText } from './pdf-text'
import { wordParagraphs } from './word-text'

/** Bytes of text that are kept of a document; a résumé of 20 pages has about 60,000. */
const MAX_BYTES = 200_000

/** The text of a document that passed the inspection; empty if it has none, or is of a type that is not read. */
export async function documentText(type: DocumentType, content: Buffer): Promise<string> {
  if (type === 'docx') return bounded((await wordParagraphs(content)).map(({ text }) => text).join('\n'))
  if (type !== 'pdf') return ''
  return bounded(await pdfText(content, MAX_BYTES).catch(() => ''))
}

/** Without what PostgreSQL cannot store, and without a cut letter at the end. */
function bounded(text: string): string {
  const clean = text.replaceAll('\0', '').trim()
  return new TextDecoder().decode(Buffer.from(clean).subarray(0, MAX_BYTES), { stream: true })
}
