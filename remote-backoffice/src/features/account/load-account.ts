import { accountMeta } from '../../page-meta'
import { listWebhooks } from './webhooks-api'
import { listApiTokens } from './api-tokens-api'
import { getMe, listPasskeys, listSessions } from './account-api'

/** Loads the signed-in user, their passkeys, sessions, tokens and webhooks. */
export async function loadAccount(signal: AbortSignal) {
  const withAutomation = async () => {
    const me = await getMe(signal)
    const [apiTokens, webhooks] = await Promise.all([listApiTokens(me, signal), listWebhooks(me, signal)])
    return { me, apiTokens, webhooks }
  }
  const [own, passkeys, sessions] = await Promise.all([withAutomation(), listPasskeys(signal), listSessions(signal)])
  return { view: 'account' as const, ...own, passkeys, sessions, meta: accountMeta }
}
