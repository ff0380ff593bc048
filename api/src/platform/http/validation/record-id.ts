import { z } from 'zod'
import { badRequest, notFound } from '../problems/problem-error'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** `/path/{id}`: a malformed id cannot exist, so it is a 404. */
export const idParams = z.object({ id: z.string().regex(uuid) })

/** `/path?id={id}`, the other spelling of `/path/{id}` (contract §3.1). */
export const idQuery = z.object({ id: z.string() })

/** Validates an id from a query or a body. Throws 400 if it is missing, 404 if it is malformed. */
export function readId(id: string | undefined, name = 'id'): string {
  if (!id) throw badRequest('MISSING_PARAM', `The parameter "${name}" is missing.`)
  if (!uuid.test(id)) throw notFound()
  return id
}

export const isId = (text: string) => uuid.test(text)
