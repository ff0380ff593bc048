import { accountMeta } from '../../page-meta'
import { getMe, listPasskeys, listSessions } from './account-api'

/** Loads the signed-in user, their passkeys and sessions. */
export async function loadAccount(signal: AbortSignal) {
  const [me, passkeys, sessions] = await Promise.all([getMe(signal), listPasskeys(signal), listSessions(signal)])
  return { view: 'account' as const, me, passkeys, sessions, meta: accountMeta }
}
