import { z } from 'zod'
import { conflict, ProblemError } from '../problems/problem-error'

type Shape = Record<string, z.ZodType>
type Optional<S extends Shape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Inner> ? Inner : S[K]>
}

/**
 * Derives the schema of an update from that of a create: every field is optional and unchanged if omitted (so the
 * defaults of a create must not apply), and `id` and `version` identify the record (contract §3.1).
 */
export function updateOf<S extends Shape>(input: z.ZodObject<S>) {
  const entries = Object.entries(input.shape).map(([key, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, z.optional(inner)] as const
  })
  const fields = Object.fromEntries(entries) as unknown as Optional<S>
  return z.object({ ...fields, id: z.string().optional(), version: z.number().int().optional() })
}

/** Query of a call without a body: the version of the record that the client has seen, if it sends one. */
export const seenVersion = z.object({ version: z.coerce.number().int().optional() })

/** Returns the new version number. Throws 428 without a version and 409 for an old one, with the current record. */
export function nextVersion(current: { version: number }, given: number | undefined): number {
  if (given === undefined) {
    throw new ProblemError(428, 'VERSION_REQUIRED', 'Name the version of the record that you changed.')
  }
  assertVersion(current, given)
  return given + 1
}

/** Throws 409, with the current record, if the client sent a version and it is not the current one. */
export function assertVersion(current: { version: number }, seen: number | undefined): void {
  if (seen === undefined || seen === current.version) return
  throw conflict('VERSION_CONFLICT', 'Someone else has changed this since you opened it.', { current })
}

/** 409 for a record that is still referenced, with the names of some of the references. */
export function inUse(names: string[], noun = 'item') {
  const what = names.length === 1 ? `1 ${noun}` : `${names.length} ${noun}s`
  return conflict('IN_USE', `Used by ${what}.`, { usedBy: names.slice(0, 10) })
}
