import type { Access } from '@tekskills/shared/contracts/access'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import {
  dropStaleToken,
  endSession,
  forgetLogin,
  isLoggedIn,
  readSession,
} from '@tekskills/shared/session/session-store'

/** What a guard says: go on, or go elsewhere. */
export type Verdict = { admitted: true } | { admitted: false; redirectTo: '/login' }

const admitted: Verdict = { admitted: true }
const toLogin: Verdict = { admitted: false, redirectTo: '/login' }

/**
 * The guards of RT-08. The public guard logs staff out on the home page (ST-04) and admits everybody else; the admin
 * guard admits only with Token and role stored, the login guard clears both (ST-05); the microsite has none.
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
 * Drops a stale token (ST-03), then lets the page's guard decide. Unknown addresses are public. A staff page that asks for a
 * sign-in is kept with its whole `address`, and shown after it.
 */
export function runGuard(access: Access = 'visitor', pathname: string, address = pathname): Verdict {
  dropStaleToken(pathname)
  const verdict = guards[access](pathname, address)
  readSession()
  return verdict
}

/** Whether a page's code may be downloaded: only staff pages are closed. Has no effect on the session. */
export const mayDownload = (access: Access): boolean => access !== 'staff' || isLoggedIn()
