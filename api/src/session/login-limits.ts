import { createHash } from 'node:crypto'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import { createLimiter } from '../rate-limits/limiter'
import { take } from '../rate-limits/rate-limit'
import { retryLater } from '../rate-limits/retry-later'

const MINUTE = 60

export type LoginLimits = ReturnType<typeof createLoginLimits>

/**
 * The limits on failed sign-ins of contract §3.4: 5 per address and user in 5 minutes, 25 per user in 25 minutes, 50 per
 * address in an hour. Counted before the password is compared; a success gives its point back.
 */
export function createLoginLimits(database: Database) {
  const perPair = createLimiter(database, { keyPrefix: 'login-pair', points: 5, duration: 5 * MINUTE })
  const perUser = createLimiter(database, { keyPrefix: 'login-user', points: 25, duration: 25 * MINUTE })
  const perAddress = createLimiter(database, { keyPrefix: 'login-address', points: 50, duration: 60 * MINUTE })
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
        const wait = await take(counter, key)
        if (wait === undefined) continue
        throw retryLater('TOO_MANY_ATTEMPTS', wait, (time) => `Too many attempts. Try again in ${time}.`)
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
