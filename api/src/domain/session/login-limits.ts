import { createHash } from 'node:crypto'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from '../../platform/database/database'
import { createLimiter, take, retryLater } from '../../platform/rate-limits/rate-limit'

const MINUTE = 60

export type LoginLimits = ReturnType<typeof createLoginLimits>

/** Who tries to sign in. */
interface Attempt {
  ip: string
  /** Username or email address as entered. */
  login: string
  /** The id of a device that the account has signed in on before. */
  device?: string
}

/**
 * The limits on failed sign-ins of contract §3.4: 5 per network and user in 5 minutes, 25 per user in 25 minutes, 50
 * per network in an hour. A known device has 5 in 5 minutes instead, whatever others have used up. Attempts are counted
 * before the password is compared; a success is not counted. The user is the login as entered: if username and email
 * address shared a limit, a lock-out would reveal which of them belong to one account.
 */
export function createLoginLimits(database: Database) {
  const perPair = createLimiter(database, { keyPrefix: 'login-pair', points: 5, duration: 5 * MINUTE })
  const perUser = createLimiter(database, { keyPrefix: 'login-user', points: 25, duration: 25 * MINUTE })
  const perAddress = createLimiter(database, { keyPrefix: 'login-address', points: 50, duration: 60 * MINUTE })
  const perDevice = createLimiter(database, { keyPrefix: 'login-device', points: 5, duration: 5 * MINUTE })
  const countersOf = ({ ip, login, device }: Attempt): [RateLimiterAbstract, string][] => {
    if (device) return [[perDevice, device]]
    const caller = clientNetwork(ip)
    const user = createHash('sha256').update(login.toLowerCase()).digest('base64url')
    return [
      [perAddress, caller],
      [perPair, `${caller} ${user}`],
      [perUser, user],
    ]
  }

  return {
    /** Counts an attempt. Throws 429 `TOO_MANY_ATTEMPTS` with `Retry-After` once a limit is reached. */
    async count(attempt: Attempt): Promise<void> {
      for (const [counter, key] of countersOf(attempt)) {
        const wait = await take(counter, key)
        if (wait === undefined) continue
        throw retryLater('TOO_MANY_ATTEMPTS', wait, (time) => `Too many attempts. Try again in ${time}.`)
      }
    },

    /** Takes back the attempt after a successful sign-in. */
    async forgive(attempt: Attempt): Promise<void> {
      for (const [counter, key] of countersOf(attempt)) {
        if (counter === perPair || counter === perDevice) await counter.delete(key)
        else await counter.reward(key, 1)
      }
    },
  }
}
