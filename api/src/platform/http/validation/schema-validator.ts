import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { validationCode } from '@tekskills/shared/contracts/validation-messages'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { badRequest, invalidFields, notFound, type ProblemError } from '../problems/problem-error'
import { withClearedFields } from './cleared-fields'
import { invalidParameter, nulParameter } from './nul-parameter'

/** Schemas of bodies that contain list parameters; invalid ones are rejected with 400, as in the query. */
export const parameterBodies = z.registry()

/** Validates a part of the request with its zod schema; errors are the problems of contract §3.2. */
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
