import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { UploadedFile } from '../files/uploaded-file'
import type { VirusScan } from '../files/virus-scan'
import { badRequest, invalidField, ProblemError, unavailable } from '../http/problems/problem-error'
import { cleanText } from '../http/validation/clean-text'
import { MAX_PICTURE_BYTES } from '../pictures/check-picture'

declare module 'fastify' {
  interface FastifyInstance {
    /** Scans every uploaded file for viruses. */
    scanFile: VirusScan
  }
  interface FastifyRequest {
    /** The file of the part `image`, if the form has one. */
    imageFile?: Buffer
    /** The files of the form, by part name. */
    formFiles?: Partial<Record<string, UploadedFile>>
  }
}

/** The form parts that may hold a file, each with its limit in bytes. */
type FileParts = Readonly<Record<string, number>>

/** Limits of the texts of a form, in bytes: for each, for some by name, and in total. */
export interface TextLimits {
  each: number
  byName?: Readonly<Record<string, number>>
  all: number
}

/** Large, because staff write whole articles. */
const STAFF_TEXTS: TextLimits = { each: 1_000_000, all: 4_000_000 }

/**
 * Limit on uploaded bytes in memory across all requests, which hold them until their response. Requests beyond it get
 * 503, so that no number of slow senders can exhaust the memory.
 */
const MAX_HELD_BYTES = 96 * 1024 * 1024
const RETRY_SECONDS = 5
let held = 0

/** Lets the routes of this scope accept `multipart/form-data` in addition to JSON. */
export const forms = fp(
  async (app) => {
    app.decorateRequest('imageFile')
    app.decorateRequest('formFiles')
    await app.register(multipart, {
      limits: {
        fileSize: MAX_PICTURE_BYTES,
        files: 4,
        fields: 60,
        parts: 64,
        fieldSize: STAFF_TEXTS.each,
        fieldNameSize: 100,
      },
    })
  },
  { name: 'forms' },
)

/**
 * Reads a form into `request.body` and `request.formFiles`, with the value types that `schema` expects (contract §3.1).
 * Throws 413 for a file over its limit or too much text in total, 422 for a text over its limit, 503 if the memory
 * limit of forms is reached, 400 for an unexpected or repeated file, and the errors of the virus scan.
 */
export const readForm =
  (schema: z.ZodObject, fileParts: FileParts = { image: MAX_PICTURE_BYTES }, texts: TextLimits = STAFF_TEXTS) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) return
    const fields: Record<string, string | string[]> = {}
    const files: Partial<Record<string, UploadedFile>> = {}
    const hold = holdUntilResponse(reply)
    const addText = textAdder(fields, texts)
    const limits = {
      fileSize: Math.max(...Object.values(fileParts)),
      fieldSize: Math.max(texts.each, ...Object.values(texts.byName ?? {})),
    }
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') await readFilePart(files, fileParts, part, hold)
        else if (typeof part.value === 'string') addText(part.fieldname, part.value, part.valueTruncated)
      }
    } catch (error) {
      throw error instanceof ProblemError ? error : formError(error, fileParts)
    }
    for (const [field, file] of Object.entries(files)) if (file) await request.server.scanFile(field, file.content)
    request.formFiles = files
    request.imageFile = files.image?.content
    const typed = Object.entries(fields).map(([name, value]) => [name, typedValue(schema.shape[name], value)])
    request.body = cleanText(Object.fromEntries(typed))
  }

/** Counts bytes as held until the response is sent or the client disconnects. */
function holdUntilResponse({ raw }: FastifyReply): (bytes: number) => void {
  let own = 0
  raw.once('close', () => {
    held -= own
    own = 0
  })
  return (bytes) => {
    if (raw.destroyed || raw.closed) return
    if (held + bytes > MAX_HELD_BYTES) throw unavailable(RETRY_SECONDS)
    held += bytes
    own += bytes
  }
}

/** Returns a function that adds a text to the fields and enforces the limits. */
function textAdder(fields: Record<string, string | string[]>, { each, byName = {}, all }: TextLimits) {
  let total = 0
  return (name: string, value: string, isCutOff: boolean) => {
    const bytes = Buffer.byteLength(value)
    const limit = (Object.hasOwn(byName, name) && byName[name]) || each
    if (isCutOff || bytes > limit) {
      throw invalidField(name, 'TOO_LONG', `Use at most ${limit.toLocaleString('en')} bytes.`)
    }
    total += bytes
    if (total > all) {
      const detail = `The text of the form may have at most ${all.toLocaleString('en')} bytes in total.`
      throw new ProblemError(413, 'BODY_TOO_LARGE', detail, { members: { limitBytes: all } })
    }
    addField(fields, name, value)
  }
}

type FilePart = Pick<MultipartFile, 'fieldname' | 'filename' | 'file'>

async function readFilePart(
  files: Partial<Record<string, UploadedFile>>,
  fileParts: FileParts,
  part: FilePart,
  hold: (bytes: number) => void,
) {
  const name = part.fieldname
  const limit = Object.hasOwn(fileParts, name) && fileParts[name]
  if (!limit) throw badRequest('BAD_REQUEST', `A file named "${name}" is not expected.`)
  if (files[name]) throw badRequest('BAD_REQUEST', `Only one file named "${name}" is expected.`)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    hold(chunk.length)
    chunks.push(chunk)
    length += chunk.length
  }
  if (part.file.truncated || length > limit) throw tooLarge(limit)
  files[name] = { name: part.filename ?? '', content: inSharedMemory(chunks, length) }
}

/** Joins chunks in memory that the worker threads for documents read in place, so that handing a file over makes no copy. */
function inSharedMemory(chunks: readonly Buffer[], length: number): Buffer {
  const bytes = Buffer.from(new SharedArrayBuffer(length))
  let offset = 0
  for (const chunk of chunks) offset += chunk.copy(bytes, offset)
  return bytes
}

/** A file that is too large can fail while it is read or while waiting for the next part, whichever comes first. */
function formError(error: unknown, fileParts: FileParts): ProblemError {
  const { code, part } = error as { code?: string; part?: { fieldname: string } }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return new ProblemError(413, 'BODY_TOO_LARGE', 'The form has too many fields.')
  }
  if (code !== 'FST_REQ_FILE_TOO_LARGE') return badRequest('BAD_REQUEST', 'The form could not be read.')
  return tooLarge(fileParts[part?.fieldname ?? ''] ?? Math.max(...Object.values(fileParts)))
}

function tooLarge(limit: number): ProblemError {
  const megabytes = Math.floor(limit / (1024 * 1024))
  const detail = `The file must be smaller than ${megabytes} MB.`
  return new ProblemError(413, 'FILE_TOO_LARGE', detail, { members: { limitBytes: limit } })
}

function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const before = fields[name]
  fields[name] = before === undefined ? value : [before, value].flat()
}

/**
 * Text parts have no types: booleans, numbers, lists (repeated or as JSON) and cleared fields are converted by the
 * schema.
 */
function typedValue(field: z.core.$ZodType | undefined, value: string | string[]): unknown {
  const { kind, nullable } = typeOf(field)
  if (kind === 'array') return Array.isArray(value) ? value : listOf(value)
  if (Array.isArray(value)) return value
  if (value === '' && nullable) return null
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  if (kind === 'number' && value.trim() !== '') return Number(value)
  return value
}

function listOf(value: string): unknown {
  if (!value.startsWith('[')) return value === '' ? [] : [value]
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function typeOf(field: z.core.$ZodType | undefined): { kind?: string; nullable: boolean } {
  let nullable = false
  let current = field
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable || current instanceof z.ZodDefault) {
    nullable ||= current instanceof z.ZodNullable
    current = current.unwrap()
  }
  return { kind: current?._zod.def.type, nullable }
}
