import { invalidField, ProblemError } from '../http/problems/problem-error'
import { documentTypes, type DocumentType } from './document-types'
import { safeFileName } from './file-name'
import { InspectionBusyError, InspectionFailedError, inspectDocument } from './inspect-document'
import type { UploadedFile } from './uploaded-file'

/** Seconds after which a document can be sent again if the inspection queue was full. */
const RETRY_SECONDS = 5

/** An accepted document; the extension of its name matches its content. */
export interface CheckedDocument {
  name: string
  type: string
  content: Buffer
  sha256: Buffer
}

/**
 * Accepts a document by its content, never by its name or declared type. Throws 415 for another type; 422 for one that
 * is missing, empty, cut off or encrypted, contains scripts or macros, or cannot be inspected in time; and 503 if the
 * inspection queue is full, or the share of the sender's network.
 */
export async function checkDocument(
  field: string,
  file: UploadedFile | undefined,
  types: readonly DocumentType[],
  network?: string,
): Promise<CheckedDocument> {
  if (!file) throw invalidField(field, 'REQUIRED', 'Choose a file.')
  const { content } = file
  if (content.length === 0) throw invalidField(field, 'FILE_EMPTY', 'This file is empty. Choose another file.')
  const { type, isActive, sha256 } = await inspectDocument(content, { network }).catch((error: unknown) =>
    throwInspectionError(field, error),
  )
  if (!type || !types.includes(type)) throw unsupported(field, types)
  if (isActive) {
    throw invalidField(
      field,
      'INVALID',
      'This file is password-protected or damaged, or contains scripts. Please upload an unprotected copy.',
    )
  }
  const name = safeFileName(file.name, field, type)
  return { name, type: documentTypes[type], content, sha256: Buffer.from(sha256, 'hex') }
}

function throwInspectionError(field: string, error: unknown): never {
  if (error instanceof InspectionFailedError) {
    throw invalidField(field, 'INVALID', 'This file could not be checked in time. Try again, or upload a simpler copy.')
  }
  if (!(error instanceof InspectionBusyError)) throw error
  throw new ProblemError(503, 'UNAVAILABLE', 'Many files are being checked right now. Try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  })
}

function unsupported(field: string, types: readonly DocumentType[]): ProblemError {
  const names = types.map((type) => type.toUpperCase())
  const detail = `The file must be a ${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}.`
  const members = { allowed: types.map((type) => documentTypes[type]) }
  const errors = [{ field, code: 'UNSUPPORTED_FILE_TYPE', message: detail }]
  return new ProblemError(415, 'UNSUPPORTED_FILE_TYPE', detail, { members, errors })
}
