import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { validationCode } from '@tekskills/shared/contracts/validation-messages'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { badRequest, invalidFields, notFound, type ProblemError } from '../problems/problem-error'

/** Schemas of bodies that contain list parameters; invalid ones are rejected with 400, as in the query. */
export const parameterBodies = z.registry()

/**
 * Validates a part of the request with its zod schema; errors are the problems of contract §3.2. In a body, `null` clears
 * an optional field.
 */
export const schemaValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart, method }) =>
  (data) => {
    const unstorable = httpPart === 'querystring' && nulParameter(data)
    if (unstorable) return { error: unstorable }
    const input = httpPart === 'body' ? withClearedFields(schema, data, method) : data
    const result = schema.safeParse(input, { reportInput: true })
    if (result.success) return { value: result.data }
    const isList = parameterBodies.has(schema)
    return { error: validationError(isList ? 'querystring' : httpPart, result.error.issues) }
  }

function validationError(part: string | undefined, issues: z.core.$ZodIssue[]): ProblemError {
  if (part === 'body') return invalidFields(fieldProblems(issues))
  // A malformed id cannot exist.
  if (part === 'params') return notFound()
  return parameterError(issues)
}

const LIMITS = ['TOO_LONG', 'TOO_SHORT', 'NUMBER_RANGE']

/** 400 for the first issue of parameters; names the limit if a value exceeds one. */
export function parameterError(issues: readonly z.core.$ZodIssue[]): ProblemError {
  const [{ field, code, message } = { field: '', code: '', message: '' }] = fieldProblems(issues)
  if (code === 'REQUIRED') return badRequest('MISSING_PARAM', `The parameter "${field}" is missing.`)
  return invalidParameter(field, LIMITS.includes(code) ? message : undefined)
}

/** The field codes and messages of contract §3.2 for the issues of a schema; the first one per field. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    if (!problems.has(field)) problems.set(field, { field, code: validationCode(issue), message: issue.message })
  }
  return [...problems.values()]
}

/** The value of a cleared field: the first of these that it accepts. */
const EMPTY = ['', [], false, 0]

/**
 * Applies `null` as "clear this optional field" (contract §3.1), even to fields that are not nullable: an update sets
 * the empty value of the field's type, a new record omits the field, which gets its default. A field that cannot be
 * empty keeps its `null`, which its schema rejects.
 */
export function withClearedFields(schema: z.ZodType, body: unknown, method: string): unknown {
  if (!(schema instanceof z.ZodObject) || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields: Record<string, z.ZodType> = schema.shape
  const cleared = Object.entries(body).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const isKept = value !== null || !field || accepts(field, null) || !accepts(field, undefined)
    if (isKept) return [[name, value]]
    if (method === 'POST') return []
    const empty = EMPTY.find((candidate) => accepts(field, candidate))
    return [[name, empty === undefined ? value : empty]]
  })
  return Object.fromEntries(cleared)
}

const accepts = (field: z.ZodType, value: unknown) => field.safeParse(value).success

/** The error for the first parameter with a NUL, which the database cannot store; undefined if there is none. */
export function nulParameter(parameters: unknown): ProblemError | undefined {
  const found = Object.entries(parameters ?? {}).find(([, value]) =>
    [value].flat().some((text) => typeof text === 'string' && text.includes('\0')),
  )
  return found && invalidParameter(found[0])
}

/** 400 for an invalid query parameter; `limit` is the sentence about the limit that it exceeds. */
const invalidParameter = (name: string, limit?: string) =>
  badRequest(
    'INVALID_PARAM',
    `The parameter "${name}" has a value that cannot be used.${limit === undefined ? '' : ` ${limit}`}`,
  )
