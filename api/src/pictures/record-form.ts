import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { VirusScan } from '../files/virus-scan'
import { cleanText } from '../plugins/clean-text'
import { badRequest, ProblemError } from '../problems/problem-error'
import { MAX_PICTURE_BYTES } from './check-picture'

/** A file as it came with a form, under the name that the sender gave it. */
export interface FormFile {
  name: string
  content: Buffer
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks through every file that comes with a form. */
    scanFile: VirusScan
  }
  interface FastifyRequest {
    /** The file of the part `image`, when one came with the form. */
    imageFile?: Buffer
    /** The files that came with the form, by the name of their part. */
    formFiles?: Partial<Record<string, FormFile>>
  }
}

/** The parts of a form that may hold a file, each with the number of bytes it may have. */
type FileParts = Readonly<Record<string, number>>

/** Lets the routes of this scope take `multipart/form-data` beside JSON. */
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
        fieldSize: 1_000_000,
        fieldNameSize: 100,
      },
    })
  },
  { name: 'forms' },
)

/**
 * Reads a form into `request.body` and `request.formFiles`, with the kinds that `schema` expects (contract §3.1).
 * Throws 413 for a file over its limit, 400 for a file that is not expected or comes twice, and what the scanner throws.
 */
export const readForm =
  (schema: z.ZodObject, fileParts: FileParts = { image: MAX_PICTURE_BYTES }) =>
  async (request: FastifyRequest) => {
    if (!request.isMultipart()) return
    const fields: Record<string, string | string[]> = {}
    const files: Partial<Record<string, FormFile>> = {}
    try {
      for await (const part of request.parts({ limits: { fileSize: Math.max(...Object.values(fileParts)) } })) {
        if (part.type === 'file') await takeFile(files, fileParts, part)
        else if (typeof part.value === 'string') addField(fields, part.fieldname, part.value)
      }
    } catch (error) {
      throw error instanceof ProblemError ? error : refusalOf(error, fileParts)
    }
    for (const [field, file] of Object.entries(files)) if (file) await request.server.scanFile(field, file.content)
    request.formFiles = files
    request.imageFile = files.image?.content
    const typed = Object.entries(fields).map(([name, value]) => [name, typedValue(schema.shape[name], value)])
    request.body = cleanText(Object.fromEntries(typed))
  }

type FilePart = { fieldname: string; filename?: string; toBuffer(): Promise<Buffer> }

async function takeFile(files: Partial<Record<string, FormFile>>, fileParts: FileParts, part: FilePart) {
  const name = part.fieldname
  const limit = Object.hasOwn(fileParts, name) && fileParts[name]
  if (!limit) throw badRequest('BAD_REQUEST', `A file named "${name}" is not expected.`)
  if (files[name]) throw badRequest('BAD_REQUEST', `Only one file named "${name}" is expected.`)
  const content = await part.toBuffer()
  if (content.length > limit) throw tooLarge(limit)
  files[name] = { name: part.filename ?? '', content }
}

/** Reading a file and waiting for the next part may both be told of a file that is too large, whichever comes first. */
function refusalOf(error: unknown, fileParts: FileParts): ProblemError {
  const { code, part } = error as { code?: string; part?: { fieldname: string } }
  if (code !== 'FST_REQ_FILE_TOO_LARGE') return badRequest('BAD_REQUEST', 'The form could not be read.')
  return tooLarge(fileParts[part?.fieldname ?? ''] ?? Math.max(...Object.values(fileParts)))
}

function tooLarge(limit: number): ProblemError {
  const megabytes = Math.floor(limit / (1024 * 1024))
  const detail = `The selected file must be smaller than ${megabytes} MB.`
  return new ProblemError(413, 'FILE_TOO_LARGE', detail, { members: { limitBytes: limit } })
}

function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const before = fields[name]
  fields[name] = before === undefined ? value : [before, value].flat()
}

/** Text parts know no types: booleans, numbers, lists (repeated or as JSON) and cleared fields are told by the schema. */
function typedValue(field: z.core.$ZodType | undefined, value: string | string[]): unknown {
  const { kind, nullable } = kindOf(field)
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

function kindOf(field: z.core.$ZodType | undefined): { kind?: string; nullable: boolean } {
  let nullable = false
  let current = field
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable || current instanceof z.ZodDefault) {
    nullable ||= current instanceof z.ZodNullable
    current = current.unwrap()
  }
  return { kind: current?._zod.def.type, nullable }
}
