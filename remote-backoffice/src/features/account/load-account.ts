import { accountMeta } from '../../page-meta'
import { getMe, listSessions } from './account-api'

/** Loads the signed-in user and their sessions. */
export async function loadAccount(signal: AbortSignal) {
  const [me, sessions] = await Promise.all([getMe(signal), listSessions(signal)])
  return { view: 'account' as const, me, sessions, meta: accountMeta }
}
