import type { FormFile } from '../multipart/multipart-form'
import { invalidField, ProblemError } from '../http/problems/problem-error'
import { documentTypes, type DocumentKind } from './document-types'
import { safeFileName } from './file-name'
import { InspectionBusyError, InspectionFailedError, inspectDocument } from './inspect-document'

/** Seconds after which a document may be sent again that nobody had time to look into. */
const RETRY_SECONDS = 5

/** A document that was accepted; its name ends as its content demands. */
export interface CheckedDocument {
  name: string
  type: string
  content: Buffer
  sha256: Buffer
}

/**
 * Accepts a document by its content, never by its name or the type it claims. Throws 415 for another kind, 422 for one
 * that is missing, empty, locked, that holds scripts or macros, or that cannot be looked through in time, and 503 while
 * too many others wait.
 */
export async function checkDocument(
  field: string,
  file: FormFile | undefined,
  kinds: readonly DocumentKind[],
): Promise<CheckedDocument> {
  if (!file) throw invalidField(field, 'REQUIRED', 'Choose a file.')
  const { content } = file
  if (content.length === 0) throw invalidField(field, 'FILE_EMPTY', 'The selected file is empty.')
  const { kind, isActive, sha256 } = await inspectDocument(content).catch((error: unknown) => refuse(field, error))
  if (!kind || !kinds.includes(kind)) throw unsupported(field, kinds)
  if (isActive) {
    throw invalidField(
      field,
      'INVALID',
      'The selected file is locked, damaged or holds scripts. Save a plain copy and use that.',
    )
  }
  const name = safeFileName(file.name, field, kind)
  return { name, type: documentTypes[kind], content, sha256: Buffer.from(sha256, 'hex') }
}

function refuse(field: string, error: unknown): never {
  if (error instanceof InspectionFailedError) {
    throw invalidField(
      field,
      'INVALID',
      'The selected file could not be checked in time. Try again, or save a plain copy and use that.',
    )
  }
  if (!(error instanceof InspectionBusyError)) throw error
  throw new ProblemError(503, 'UNAVAILABLE', 'Many files are being checked just now. Try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  })
}

function unsupported(field: string, kinds: readonly DocumentKind[]): ProblemError {
  const names = kinds.map((kind) => kind.toUpperCase())
  const detail = `The selected file must be a ${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}.`
  const members = { allowed: kinds.map((kind) => documentTypes[kind]) }
  const errors = [{ field, code: 'UNSUPPORTED_FILE_TYPE', message: detail }]
  return new ProblemError(415, 'UNSUPPORTED_FILE_TYPE', detail, { members, errors })
}
