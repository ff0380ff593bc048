import { z } from 'zod'
import { conflict, ProblemError } from '../problems/problem-error'

type Shape = Record<string, z.ZodType>
type Optional<S extends Shape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Inner> ? Inner : S[K]>
}

/**
 * The body of an update made from the body of a create: every field may be left out and then stays as it is (so the
 * defaults of a create must not apply), and `id` and `version` say what is meant (contract §3.1).
 */
export function updateOf<S extends Shape>(input: z.ZodObject<S>) {
  const entries = Object.entries(input.shape).map(([key, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, z.optional(inner)] as const
  })
  const fields = Object.fromEntries(entries) as unknown as Optional<S>
  return z.object({ ...fields, id: z.string().optional(), version: z.number().int().optional() })
}

/** The new version number. Throws 428 without a version and 409 with an old one, carrying the record as it is now. */
export function nextVersion(current: { version: number }, given: number | undefined): number {
  if (given === undefined) {
    throw new ProblemError(428, 'VERSION_REQUIRED', 'Say which version of the record you changed.')
  }
  requireSeen(current, given)
  return given + 1
}

/** Throws 409, carrying the record as it is now, where the client says which version it saw and it is another by now. */
export function requireSeen(current: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen === current.version) return
  throw conflict('VERSION_CONFLICT', 'Someone else has changed this in the meantime.', { current })
}

/** 409 for a record that others still show, naming some of them. */
export function inUse(names: string[], noun = 'item') {
  const what = names.length === 1 ? `1 ${noun}` : `${names.length} ${noun}s`
  return conflict('IN_USE', `Used by ${what}.`, { usedBy: names.slice(0, 10) })
}
