import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { cleanText } from '../plugins/clean-text'
import { badRequest, ProblemError } from '../problems/problem-error'
import { MAX_PICTURE_BYTES } from './check-picture'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of the part `image`, when one came with the form. */
    imageFile?: Buffer
  }
}

/** Lets the routes of this scope take `multipart/form-data` beside JSON. */
export const forms = fp(
  async (app) => {
    app.decorateRequest('imageFile')
    await app.register(multipart, {
      limits: {
        fileSize: MAX_PICTURE_BYTES,
        files: 1,
        fields: 60,
        parts: 61,
        fieldSize: 1_000_000,
        fieldNameSize: 100,
      },
    })
  },
  { name: 'forms' },
)

/** Reads a form into `request.body` and `request.imageFile`, with the kinds that `schema` expects (contract §3.1). */
export const readForm = (schema: z.ZodObject) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) return
  const fields: Record<string, string | string[]> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await takeImage(request, part)
      else if (typeof part.value === 'string') addField(fields, part.fieldname, part.value)
    }
  } catch (error) {
    throw formProblem(error)
  }
  const typed = Object.entries(fields).map(([name, value]) => [name, typedValue(schema.shape[name], value)])
  request.body = cleanText(Object.fromEntries(typed))
}

async function takeImage(request: FastifyRequest, part: { fieldname: string; toBuffer(): Promise<Buffer> }) {
  if (part.fieldname !== 'image') throw badRequest('BAD_REQUEST', `A file named "${part.fieldname}" is not expected.`)
  request.imageFile = await part.toBuffer()
}

function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const before = fields[name]
  fields[name] = before === undefined ? value : [before, value].flat()
}

function formProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
    const members = { limitBytes: MAX_PICTURE_BYTES }
    return new ProblemError(413, 'FILE_TOO_LARGE', 'The selected file must be smaller than 5 MB.', { members })
  }
  return badRequest('BAD_REQUEST', 'The form could not be read.')
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
