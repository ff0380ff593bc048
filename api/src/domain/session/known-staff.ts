import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from './access-plugin'

/** How long a token is known after its last call, in milliseconds; a new session is known from its first call. */
const KNOWN_MS = 15 * 60_000
const MAX_KNOWN = 1_000

/**
 * Remembers callers whose tokens were recently found, so that capacity can be reserved for staff without a database
 * query (ADR 0018). A caller with a token that has not been found yet counts as a visitor. This affects capacity, never
 * access.
 */
export function createKnownStaff(now: () => number = Date.now) {
  const seen = new Map<string, number>()
  const keyOf = (request: FastifyRequest) => {
    const token = bearerOf(request)
    return token && createHash('sha256').update(token).digest('base64url')
  }

  return {
    has(request: FastifyRequest): boolean {
      const key = keyOf(request)
      return key !== undefined && now() - (seen.get(key) ?? -Infinity) < KNOWN_MS
    },

    /** Remembers the caller of a request whose session was opened. */
    note(request: FastifyRequest): void {
      const key = keyOf(request)
      if (key === undefined) return
      seen.delete(key)
      seen.set(key, now())
      const [oldest] = seen.keys()
      if (seen.size > MAX_KNOWN && oldest !== undefined) seen.delete(oldest)
    },
  }
}
