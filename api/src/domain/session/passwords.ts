import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../../platform/http/problems/problem-error'

/** argon2id (the library's default kind) with 19 MiB, two passes, one lane (OWASP's floor; contract §3.4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_AT_ONCE = 4
const MAX_WAITING = 64

export const hashPassword = (password: string) => hash(password, cost)

let unknownAccountHash: Promise<string> | undefined

/**
 * Compares a password; for an unknown account it does the same work and returns false, so that its duration reveals nothing.
 * At most four hashes run at once; when too many wait the call fails with 503.
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const reference = stored ?? (await unknownAccountHash)
  await enter()
  try {
    return (await verify(reference, password)) && stored !== undefined
  } finally {
    leave()
  }
}

let running = 0
const waiting: (() => void)[] = []

function enter(): Promise<void> {
  if (running < MAX_AT_ONCE) {
    running += 1
    return Promise.resolve()
  }
  if (waiting.length >= MAX_WAITING) throw unavailable()
  return new Promise((resolve) => waiting.push(resolve))
}

function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
