import type { z } from 'zod'
import { badRequest } from '../problems/problem-error'

/** Reads list parameters that came from a query, a body or both. Throws 400 naming the first that cannot be used. */
export function parseList<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const result = schema.safeParse(parameters)
  if (result.success) return result.data
  const name = result.error.issues[0]?.path.join('.')
  throw badRequest('INVALID_PARAM', `The parameter "${name}" has a value that cannot be used.`)
}
