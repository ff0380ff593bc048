import { fileTypeFromBuffer } from 'file-type'
import type { FormFile } from '../pictures/record-form'
import { invalidField, ProblemError } from '../problems/problem-error'
import { isActiveOffice } from './active-office'
import { isActivePdf } from './active-pdf'
import { safeFileName } from './file-name'

const office = 'application/vnd.openxmlformats-officedocument'

/** The kinds of documents that are taken somewhere, by the type that they are handed out with. */
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const
export type DocumentKind = keyof typeof types

/** A document that was accepted; its name ends as its content demands. */
export interface CheckedDocument {
  name: string
  type: string
  content: Buffer
}

/**
 * Accepts a document by its content, never by its name or the type it claims. Throws 415 for another kind, 422 for one
 * that is missing, empty, locked, or that holds scripts or macros.
 */
export async function checkDocument(
  field: string,
  file: FormFile | undefined,
  kinds: readonly DocumentKind[],
): Promise<CheckedDocument> {
  if (!file) throw invalidField(field, 'REQUIRED', 'Choose a file.')
  if (file.content.length === 0) throw invalidField(field, 'FILE_EMPTY', 'The selected file is empty.')
  const kind = await kindOf(file.content)
  if (!kind || !kinds.includes(kind)) throw unsupported(field, kinds)
  if (await isActive[kind](file.content)) {
    throw invalidField(
      field,
      'INVALID',
      'The selected file is locked or holds scripts. Save a plain copy and use that.',
    )
  }
  return { name: safeFileName(file.name, field, kind), type: types[kind], content: file.content }
}

async function kindOf(content: Buffer): Promise<DocumentKind | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  // Many programs write this container; only Word's holds this stream.
  if (found?.mime === 'application/x-cfb') return content.includes(utf16('WordDocument')) ? 'doc' : undefined
  return (Object.keys(types) as DocumentKind[]).find((kind) => types[kind] === found?.mime)
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** What makes a document more than something to read. */
const isActive: Readonly<Record<DocumentKind, (content: Buffer) => boolean | Promise<boolean>>> = {
  pdf: isActivePdf,
  doc: (content) => content.includes(utf16('_VBA_PROJECT')),
  docx: isActiveOffice,
  pptx: isActiveOffice,
}

function unsupported(field: string, kinds: readonly DocumentKind[]): ProblemError {
  const names = kinds.map((kind) => kind.toUpperCase())
  const detail = `The selected file must be a ${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}.`
  const members = { allowed: kinds.map((kind) => types[kind]) }
  const errors = [{ field, code: 'UNSUPPORTED_FILE_TYPE', message: detail }]
  return new ProblemError(415, 'UNSUPPORTED_FILE_TYPE', detail, { members, errors })
}
