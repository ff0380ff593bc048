import { createHash } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import { ProblemError } from '../problems/problem-error'

const MINUTE = 60

export type LoginLimits = ReturnType<typeof createLoginLimits>

/**
 * The limits on failed sign-ins of contract §3.4: 5 per address and user in 5 minutes, 25 per user in 25 minutes, 50 per
 * address in an hour. Counted before the password is compared; a success gives its point back. With PostgreSQL the
 * counts are shared by all instances.
 */
export function createLoginLimits(database: Database) {
  const limiter = (options: IRateLimiterOptions): RateLimiterAbstract =>
    database.kind === 'embedded'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({ ...options, storeClient: database.pool, tableName: 'rate_limit', tableCreated: true })
  const perPair = limiter({ keyPrefix: 'login-pair', points: 5, duration: 5 * MINUTE })
  const perUser = limiter({ keyPrefix: 'login-user', points: 25, duration: 25 * MINUTE })
  const perAddress = limiter({ keyPrefix: 'login-address', points: 50, duration: 60 * MINUTE })
  const all = (ip: string, username: string): [RateLimiterAbstract, string][] => {
    const user = createHash('sha256').update(username.toLowerCase()).digest('base64url')
    return [
      [perAddress, ip],
      [perPair, `${ip} ${user}`],
      [perUser, user],
    ]
  }

  return {
    /** Counts an attempt. Throws 429 `TOO_MANY_ATTEMPTS` with `Retry-After` once a limit is reached. */
    async count(ip: string, username: string): Promise<void> {
      for (const [counter, key] of all(ip, username)) {
        try {
          await counter.consume(key)
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw tooManyAttempts(refusal.msBeforeNext)
        }
      }
    },

    /** Forgets the attempt that turned out to be the owner's. */
    async forgive(ip: string, username: string): Promise<void> {
      for (const [counter, key] of all(ip, username)) {
        if (counter === perPair) await counter.delete(key)
        else await counter.reward(key, 1)
      }
    },
  }
}

function tooManyAttempts(milliseconds: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new ProblemError(429, 'TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
