import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../../platform/http/problems/problem-error'

/** argon2id (the library's default variant) with 19 MiB, two passes, one lane (OWASP's minimum; contract §3.4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = 4
const MAX_WAITING = 64

export const hashPassword = (password: string) => hash(password, cost)

let unknownAccountHash: Promise<string> | undefined

/**
 * Compares a password. For an unknown account it does the same work and returns false, so that its timing reveals
 * nothing. At most four hashes run concurrently; throws 503 if too many are queued.
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const reference = stored ?? (await unknownAccountHash)
  await acquireSlot()
  try {
    return (await verify(reference, password)) && stored !== undefined
  } finally {
    releaseSlot()
  }
}

let running = 0
const waiting: (() => void)[] = []

function acquireSlot(): Promise<void> {
  if (running < MAX_CONCURRENT) {
    running += 1
    return Promise.resolve()
  }
  if (waiting.length >= MAX_WAITING) throw unavailable()
  return new Promise((resolve) => waiting.push(resolve))
}

function releaseSlot(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
