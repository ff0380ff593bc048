import { accountMeta } from '../../page-meta'
import { listApiTokens } from './api-tokens-api'
import { getMe, listPasskeys, listSessions } from './account-api'

/** Loads the signed-in user, their passkeys, sessions and tokens. */
export async function loadAccount(signal: AbortSignal) {
  const withTokens = async () => {
    const me = await getMe(signal)
    return { me, apiTokens: await listApiTokens(me, signal) }
  }
  const [own, passkeys, sessions] = await Promise.all([withTokens(), listPasskeys(signal), listSessions(signal)])
  return { view: 'account' as const, ...own, passkeys, sessions, meta: accountMeta }
}
