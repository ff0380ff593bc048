import type { z } from 'zod'
import { invalidParameter, nulParameter } from '../validation/nul-parameter'

/** Reads list parameters that came from a query, a body or both. Throws 400 naming the first that cannot be used. */
export function parseList<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const unstorable = nulParameter(parameters)
  if (unstorable) throw unstorable
  const result = schema.safeParse(parameters)
  if (result.success) return result.data
  throw invalidParameter(result.error.issues[0]?.path.join('.') ?? '')
}
