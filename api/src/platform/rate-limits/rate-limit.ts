import { clientNetwork } from '@tekskills/shared/server/client-network'
import {
  RateLimiterRes,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problems/problem-error'

/**
 * Creates the counter of a rate limit. With PostgreSQL the counts are rows shared by all instances; with the embedded
 * database, which has a single instance, they are in memory.
 */
export const createLimiter = (database: Database, options: IRateLimiterOptions): RateLimiterAbstract =>
  database.kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: database.pool, tableName: 'rate_limit', tableCreated: true })

/** 429 with `Retry-After`; `sentence` gets the time to wait as text. */
export function retryLater(code: string, milliseconds: number, sentence: (wait: string) => string): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new ProblemError(429, code, sentence(wait), { headers: { 'retry-after': String(seconds) } })
}

/** At most `points` requests within `seconds` seconds. */
interface Window {
  points: number
  seconds: number
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Creates a rate limit with one or more windows, all of which must have capacity. Requests are counted by `key`: an
 * account id, or the IP address of a caller, which is counted by network.
 */
export function createRateLimit(database: Database, name: string, windows: readonly Window[]) {
  const limiters = windows.map(({ points, seconds }) =>
    createLimiter(database, { keyPrefix: `${name}-${seconds}`, points, duration: seconds }),
  )

  return {
    /** Counts a request of `key`. Throws 429 `RATE_LIMITED` with `Retry-After` once a window is full. */
    async count(key: string): Promise<void> {
      for (const limiter of limiters) {
        const { wait } = await take(limiter, clientNetwork(key))
        if (wait !== undefined)
          throw retryLater('RATE_LIMITED', wait, (time) => `Too many requests. Try again in ${time}.`)
      }
    },

    /** Uncounts what {@link count} counted, for a request that was not a guess. */
    async forgive(key: string): Promise<void> {
      for (const limiter of limiters) await limiter.reward(clientNetwork(key), 1)
    },

    /** Counts a request of `key`. Returns false once a window is full. */
    async allows(key: string): Promise<boolean> {
      for (const limiter of limiters) if ((await take(limiter, clientNetwork(key))).wait !== undefined) return false
      return true
    },
  }
}

/** Consumes a point. Returns the points used so far and, if there was none left, the milliseconds to wait. */
export async function take(limiter: RateLimiterAbstract, key: string): Promise<{ used: number; wait?: number }> {
  try {
    const { consumedPoints: used } = await limiter.consume(key)
    return { used }
  } catch (error) {
    if (error instanceof RateLimiterRes) return { used: error.consumedPoints, wait: error.msBeforeNext }
    throw error
  }
}
