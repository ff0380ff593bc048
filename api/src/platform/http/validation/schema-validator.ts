import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { withClearedFields } from './cleared-fields'
import { fieldProblems } from './field-problems'
import { invalidParameter, nulParameter } from './nul-parameter'
import { badRequest, invalidFields, notFound, type ProblemError } from '../problems/problem-error'

/** Schemas of bodies that carry what else stands in the query: the parameters of a list. Wrong ones are 400, as there. */
export const parameterBodies = z.registry()

/** Validates a part of the request with its zod schema; the refusal already says what the contract wants (§3.2). */
export const schemaValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart, method }) =>
  (data) => {
    const unstorable = httpPart === 'querystring' && nulParameter(data)
    if (unstorable) return { error: unstorable }
    const input = httpPart === 'body' ? withClearedFields(schema, data, method) : data
    const result = schema.safeParse(input, { reportInput: true })
    if (result.success) return { value: result.data }
    const isList = parameterBodies.has(schema)
    return { error: refusal(isList ? 'querystring' : httpPart, result.error.issues) }
  }

function refusal(part: string | undefined, issues: z.core.$ZodIssue[]): ProblemError {
  const problems = fieldProblems(issues)
  if (part === 'body') return invalidFields(problems)
  // A malformed id names nothing that exists.
  if (part === 'params') return notFound()
  const [first] = problems
  if (first?.code === 'REQUIRED') return badRequest('MISSING_PARAM', `The parameter "${first.field}" is missing.`)
  return invalidParameter(first?.field ?? '')
}
