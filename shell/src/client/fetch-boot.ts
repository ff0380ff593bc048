import type { Boot } from '@tekskills/shared/contracts/boot'
import { readBoot } from './read-boot'

/** Milliseconds to wait for the server; the failure view must be shown within 6 s of the attempt. */
export const REGISTRY_TIMEOUT = 1500

/** Fetches the current boot data of this page. Rejects when the server does not respond, or not with a page. */
export async function fetchBoot(): Promise<Boot> {
  const { pathname, search } = location
  const response = await fetch(pathname + search, { cache: 'no-store', signal: AbortSignal.timeout(REGISTRY_TIMEOUT) })
  return readBoot(new DOMParser().parseFromString(await response.text(), 'text/html'))
}
