import { LRUCache } from 'lru-cache'
import { requireAllowed } from '@tekskills/releases/policy/release-policy'
import { readRelease, type StoredRelease } from '@tekskills/releases/read-release'
import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'

/** Maximum number of releases remembered as verified. */
const MAX_REMEMBERED = 1000

/**
 * Decides whether the files of a release may be sent to browsers: those that its team has signed, where there is a policy.
 * Anything else in the store would run as code of our site for any visitor who follows a link to it.
 */
export function createAllowedFiles(root: string, policyOf: () => ReleasePolicy | undefined) {
  const allowed = new LRUCache<string, StoredRelease>({ max: MAX_REMEMBERED })
  let known: ReleasePolicy | undefined

  return async function mayServe(name: string, release: string): Promise<boolean> {
    const policy = policyOf()
    if (!policy) return true
    if (policy !== known) {
      allowed.clear()
      known = policy
    }
    const key = `${name}/${release}`
    if (allowed.has(key)) return true
    try {
      const stored = await readRelease(root, name, release)
      await requireAllowed(policy, stored)
      allowed.set(key, stored)
      return true
    } catch {
      return false
    }
  }
}
