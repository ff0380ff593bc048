import { createHash } from 'node:crypto'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from '../../platform/database/database'
import { createLimiter, take, retryLater } from '../../platform/rate-limits/rate-limit'

const MINUTE_S = 60
/** Number of wrong codes for an account in an hour after which its owner is notified; so many are rarely typos. */
const SUSPICIOUS_CODES = 5

export type LoginLimits = ReturnType<typeof createLoginLimits>

/** The login, network and device of a sign-in attempt. */
interface Attempt {
  ip: string
  /** Username or email address as entered. */
  login: string
  /** A device that the account has signed in on before. */
  device?: { id: string; accountId: string }
}

/** An attempt that was counted. */
export interface CountedAttempt {
  /** Uncounts the attempt after a successful sign-in, and the failed ones before it from the same place. */
  forgive: () => Promise<void>
  /** Uncounts only this attempt: the password was right, and the second factor is still to come. */
  takeBack: () => Promise<void>
}

/**
 * The limits on failed sign-ins of contract §3.4: 5 per network and user in 5 minutes, 25 per user in 25 minutes, 50
 * per network in an hour. A known device has 5 in 5 minutes instead, whatever others have used up; all known devices of
 * an account have 20 in 25 minutes, beyond which they count as unknown, because anyone with the password can register any
 * number of them. Attempts are counted before the password is compared, and a success is uncounted; an account has 100
 * successes in 5 minutes, because each leaves a session. Wrong codes of an account are limited to 10 in an hour on its
 * known devices and to 10 elsewhere. The user is the login as entered: if username and email address shared a limit, a
 * lockout would reveal which of them belong to one account.
 */
export function createLoginLimits(database: Database) {
  const perPair = createLimiter(database, { keyPrefix: 'login-pair', points: 5, duration: 5 * MINUTE_S })
  const perUser = createLimiter(database, { keyPrefix: 'login-user', points: 25, duration: 25 * MINUTE_S })
  const perAddress = createLimiter(database, { keyPrefix: 'login-address', points: 50, duration: 60 * MINUTE_S })
  const perDevice = createLimiter(database, { keyPrefix: 'login-device', points: 5, duration: 5 * MINUTE_S })
  const allDevices = createLimiter(database, { keyPrefix: 'login-devices', points: 20, duration: 25 * MINUTE_S })
  const perLogin = createLimiter(database, { keyPrefix: 'login-success', points: 100, duration: 5 * MINUTE_S })
  const perCode = createLimiter(database, { keyPrefix: 'login-code', points: 10, duration: 60 * MINUTE_S })

  type Counter = readonly [RateLimiterAbstract, string]
  const strangerCounters = ({ ip, login }: Attempt): Counter[] => {
    const caller = clientNetwork(ip)
    const user = createHash('sha256').update(login.toLowerCase()).digest('base64url')
    return [
      [perAddress, caller],
      [perPair, `${caller} ${user}`],
      [perUser, user],
    ]
  }
  const countersOf = async (attempt: Attempt): Promise<Counter[]> => {
    const { device } = attempt
    if (!device || (await take(allDevices, device.accountId)).wait !== undefined) return strangerCounters(attempt)
    return [[perDevice, device.id]]
  }

  return {
    /** Counts an attempt. Throws 429 `TOO_MANY_ATTEMPTS` with `Retry-After` once a limit is reached. */
    async count(attempt: Attempt): Promise<CountedAttempt> {
      const counters = await countersOf(attempt)
      for (const [counter, key] of counters) {
        const { wait } = await take(counter, key)
        if (wait !== undefined) throw tooMany(wait)
      }
      const takeBack = async () => {
        for (const [counter, key] of counters) await counter.reward(key, 1)
        if (counters[0]?.[0] === perDevice && attempt.device) await allDevices.reward(attempt.device.accountId, 1)
      }
      return {
        takeBack,
        forgive: async () => {
          await takeBack()
          for (const [counter, key] of counters)
            if (counter === perPair || counter === perDevice) await counter.delete(key)
        },
      }
    },

    /**
     * Counts a code before it is compared; {@link forgiveCode} uncounts it. Known devices have attempts of their own,
     * and a new password resets the count, because the guesser did not set it. Returns whether to notify the owner if
     * the code is wrong, at most once an hour. Throws 429 `TOO_MANY_ATTEMPTS`.
     */
    async countCode(guess: CodeGuess): Promise<boolean> {
      const { wait, used } = await take(perCode, codeKey(guess))
      if (wait !== undefined) throw tooMany(wait)
      return used === SUSPICIOUS_CODES
    },

    /** Counts a successful sign-in. Throws 429 `TOO_MANY_ATTEMPTS`. */
    async countSuccess(accountId: string): Promise<void> {
      const { wait } = await take(perLogin, accountId)
      if (wait !== undefined) throw tooMany(wait)
    },

    forgiveCode: (guess: CodeGuess) => perCode.reward(codeKey(guess), 1),
  }
}

/** A code for an account, from a known device or from another one. */
interface CodeGuess {
  account: { id: string; password_hash: string }
  isKnownDevice: boolean
}

const codeKey = ({ account, isKnownDevice }: CodeGuess) => {
  const password = createHash('sha256').update(account.password_hash).digest('base64url')
  return `${account.id} ${password} ${isKnownDevice ? 'known' : 'other'}`
}

const tooMany = (wait: number) =>
  retryLater('TOO_MANY_ATTEMPTS', wait, (time) => `Too many attempts. Try again in ${time}.`)
