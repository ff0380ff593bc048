import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { fieldProblems } from './field-problems'
import { invalidParameter, nulParameter } from './nul-parameter'
import { badRequest, invalidFields, notFound, type ProblemError } from './problem-error'

/** Validates a part of the request with its zod schema; the refusal already says what the contract wants (§3.2). */
export const schemaValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const unstorable = httpPart === 'querystring' && nulParameter(data)
    if (unstorable) return { error: unstorable }
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: refusal(httpPart, result.error.issues) }
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
