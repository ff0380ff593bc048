import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '../../platform/http/problems/problem-error'

/** Argon2id (the library's default variant) with 19 MiB, two passes, one lane (OWASP's minimum; contract §3.4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the threads of libuv, which read files as well. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 64

/** Returns the hash to store, which includes its salt and cost. */
export const hashPassword = (password: string) => hash(password, cost)

let unknownAccountHash: Promise<string> | undefined

/**
 * Whether a password matches the stored hash. Without a hash, for an unknown account, it does the same work and returns
 * false, so that its timing reveals nothing. At most two comparisons run concurrently; throws 503 if too many wait.
 */
export async function passwordMatches(password: string, storedHash: string | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const reference = storedHash ?? (await unknownAccountHash)
  await acquireSlot()
  try {
    return (await verify(reference, password)) && storedHash !== undefined
  } finally {
    releaseSlot()
  }
}

let running = 0
const waiting: (() => void)[] = []

async function acquireSlot(): Promise<void> {
  if (running < MAX_CONCURRENT) {
    running += 1
    return
  }
  if (waiting.length >= MAX_WAITING) throw unavailable()
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function releaseSlot(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
