import type { z } from 'zod'
import { badRequest } from '../problems/problem-error'

/** The `type` of a list, if one was asked. Throws 400 for a kind that the list does not have (contract §3.3). */
export function readListType<Kind extends string>(
  kinds: z.ZodType<Kind> & { options: Kind[] },
  type?: string,
): Kind | undefined {
  if (!type) return undefined
  const result = kinds.safeParse(type)
  if (!result.success) throw badRequest('INVALID_PARAM', `"type" must be one of: ${kinds.options.join(', ')}.`)
  return result.data
}
