import type { Boot } from '@tekskills/shared/contracts/boot'
import { readBoot } from './read-boot'

/** Milliseconds to wait for the server; the failure view must stand within 6 s of the attempt. */
export const REGISTRY_TIMEOUT = 1500

/** What the server says about this page now. Rejects when it does not answer, or with something else. */
export async function fetchBoot(): Promise<Boot> {
  const { pathname, search } = location
  const answer = await fetch(pathname + search, { cache: 'no-store', signal: AbortSignal.timeout(REGISTRY_TIMEOUT) })
  return readBoot(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}
