import { z } from 'zod'

/** The value of a cleared field: the first of these that it accepts. */
const EMPTY = ['', [], false, 0]

/**
 * Applies `null` as "clear this optional field" (contract §3.1), also to fields that are not nullable: an update sets
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
