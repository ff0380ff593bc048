import { clientNetwork } from '@tekskills/shared/contracts/http/client-network'
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
 * A counter for a limit. With PostgreSQL the counts are rows that all instances share; the embedded database has one
 * instance only, which keeps them in memory.
 */
export const createLimiter = (database: Database, options: IRateLimiterOptions): RateLimiterAbstract =>
  database.kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: database.pool, tableName: 'rate_limit', tableCreated: true })

/** 429 with `Retry-After`; `sentence` is given the time to wait in words. */
export function retryLater(code: string, milliseconds: number, sentence: (wait: string) => string): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new ProblemError(429, code, sentence(wait), { headers: { 'retry-after': String(seconds) } })
}

/** So many points within so many seconds. */
interface Window {
  points: number
  seconds: number
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * A limit for one kind of call; every window must have room. Counted is by `key`: the id of an account, or the address of
 * a caller, which stands for its whole network.
 */
export function createRateLimit(database: Database, name: string, windows: readonly Window[]) {
  const limiters = windows.map(({ points, seconds }) =>
    createLimiter(database, { keyPrefix: `${name}-${seconds}`, points, duration: seconds }),
  )

  return {
    /** Counts a call of `key`. Throws 429 `RATE_LIMITED` with `Retry-After` once a window is full. */
    async count(key: string): Promise<void> {
      for (const limiter of limiters) {
        const wait = await take(limiter, clientNetwork(key))
        if (wait !== undefined)
          throw retryLater('RATE_LIMITED', wait, (time) => `Too many requests. Try again in ${time}.`)
      }
    },

    /** Counts a call of `key`; false once a window is full. */
    async allows(key: string): Promise<boolean> {
      for (const limiter of limiters) if ((await take(limiter, clientNetwork(key))) !== undefined) return false
      return true
    },
  }
}

/** Takes a point; returns the milliseconds to wait when there is none left. */
export async function take(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext
    throw error
  }
}
