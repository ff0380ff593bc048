import { z } from 'zod'

/** What a field holds once it is cleared: the first of these that it accepts. */
const EMPTY = ['', [], false, 0]

/**
 * The body of a write in which `null` clears an optional field (contract §3.1), also one that is never null itself: in a
 * change it gets what is empty for its kind, in a new record it is left out and gets its default. What cannot be empty
 * keeps its `null`, which its schema rejects.
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
