import type { AddressMeta } from '@tekskills/shared/contracts/http/addresses'

/** Where an address has moved to. */
export interface Redirect {
  location: string
  code: 301 | 302
}

export type FindRedirect = (pathname: string) => Promise<Redirect | undefined>

/** Milliseconds that somebody at an unknown address waits for the service. */
const TIMEOUT_MS = 1000

/** Asks the service whether staff have redirected an address; without an answer it has not moved. */
export function createRedirectFinder(apiUrl: string): FindRedirect {
  return async (pathname) => {
    try {
      const call = `${apiUrl}/api/public/user/geturls?url=${encodeURIComponent(pathname)}`
      const answer = await fetch(call, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!answer.ok) return undefined
      const { movedTo, code } = (await answer.json()) as Partial<AddressMeta>
      // A second slash would lead out of the site.
      if (!movedTo || !/^\/(?![/\\])/.test(movedTo)) return undefined
      return { location: movedTo, code: code === 302 ? 302 : 301 }
    } catch {
      return undefined
    }
  }
}
