import type { Access } from '@tekskills/shared/contracts/access'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import {
  dropStaleToken,
  endSession,
  forgetLogin,
  isLoggedIn,
  readSession,
} from '@tekskills/shared/session/session-store'

/** Result of a guard: the visitor is admitted, or redirected. */
export type Verdict = { admitted: true } | { admitted: false; redirectTo: '/login' }

const admitted: Verdict = { admitted: true }
const toLogin: Verdict = { admitted: false, redirectTo: '/login' }

/**
 * The guards of RT-08: `open` admits everyone, as the microsite does. `visitor`, the public guard, logs staff out on the
 * home page (ST-04). `staff`, the admin guard, requires a stored Token and role, and `login` clears both (ST-05).
 */
const guards: Record<Access, (pathname: string, address: string) => Verdict> = {
  open: () => admitted,
  visitor: (pathname) => {
    if (pathname !== '/' || !isLoggedIn()) return admitted
    endSession()
    return toLogin
  },
  staff: (_pathname, address) => {
    if (isLoggedIn()) return admitted
    keepReturnPath(address)
    return toLogin
  },
  login: () => {
    forgetLogin()
    return admitted
  },
}

/**
 * Drops a stale token on any page but the login (ST-03), then runs the page's guard. Unknown addresses are public. When a
 * staff page requires sign-in, its full `address` is stored, so that it can be shown afterwards.
 */
export function runGuard(access: Access = 'visitor', pathname: string, address = pathname): Verdict {
  if (pathname !== '/login') dropStaleToken()
  const verdict = guards[access](pathname, address)
  readSession()
  return verdict
}

/** Whether a page's code may be downloaded; that of staff pages only by staff. Does not change the session. */
export const mayDownload = (access: Access): boolean => access !== 'staff' || isLoggedIn()
