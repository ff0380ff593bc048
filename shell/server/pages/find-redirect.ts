import type { AddressMeta } from '@tekskills/shared/contracts/http/site-addresses'
import { requestIdHeader } from '@tekskills/shared/server/request-scope'

/** Where the page of an address has moved. */
export interface Redirect {
  location: string
  code: 301 | 302
}

export type FindRedirect = (pathname: string) => Promise<Redirect | undefined>

/** Milliseconds that a request for an unknown address waits for the service. */
const TIMEOUT_MS = 1000

/**
 * Looks up in the service whether the page of an address has moved: by a redirect of the staff, by a new name of its item,
 * or as a retired path. Undefined too when the service does not respond.
 */
export function createRedirectFinder(apiUrl: string): FindRedirect {
  return async (pathname) => {
    try {
      const call = `${apiUrl}/api/public/user/geturls?url=${encodeURIComponent(pathname)}`
      const response = await fetch(call, { headers: requestIdHeader(), signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) return undefined
      const { movedTo, code } = (await response.json()) as Partial<AddressMeta>
      // A second slash or a backslash would make it a URL of another site.
      if (!movedTo || !/^\/(?![/\\])/.test(movedTo)) return undefined
      return { location: movedTo, code: code === 302 ? 302 : 301 }
    } catch {
      return undefined
    }
  }
}
