import type { AddressMeta } from '@tekskills/shared/contracts/http/site-addresses'
import { callHeaders } from '@tekskills/shared/server/request-scope'

/** The new location of the page of an address, or that it is permanently gone. */
export type Redirect = { code: 301 | 302; location: string } | { code: 410 }

export type FindRedirect = (pathname: string) => Promise<Redirect | undefined>

/** Milliseconds that a request for an unknown address waits for the service. */
const TIMEOUT_MS = 1000

/**
 * Looks up in the service whether the page of an address has moved, by a redirect of the staff, by a new name of its item
 * or as a retired path, or whether staff have marked it as gone. Undefined too when the service does not respond.
 */
export function createRedirectFinder(apiUrl: string): FindRedirect {
  return async (pathname) => {
    try {
      const call = `${apiUrl}/api/public/user/geturls?url=${encodeURIComponent(pathname)}`
      const response = await fetch(call, { headers: callHeaders(), signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.status === 410) return { code: 410 }
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
