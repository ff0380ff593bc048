import { tokenArea } from '@tekskills/shared/contracts/http/api-tokens'
import { newApiToken } from '../domain/session/api-tokens.repository'
import { newId } from '../platform/database/ids'
import { hashToken } from '../platform/signing/secrets'
import type { TestApp } from './test-app'

/** Scopes with which a token may do all that tokens may. */
export const allTokenScopes: readonly string[] = tokenArea.options.map((kind) => `${kind}:write`)

interface SampleToken {
  username?: string
  name?: string
  scopes?: readonly string[]
}

/** Adds a token of an account that is valid for a day. Returns the request headers. */
export async function addApiToken(
  { queries, clock }: TestApp,
  { username = 'blogs', name = 'A program', scopes = allTokenScopes }: SampleToken = {},
): Promise<{ authorization: string }> {
  const token = newApiToken()
  const at = clock.now()
  const owner = queries.selectFrom('account').select('id').where('username', '=', username)
  const row = {
    id: newId(at.getTime()),
    account_id: (await owner.executeTakeFirstOrThrow()).id,
    name,
    token_hash: hashToken(token),
    scopes: [...scopes],
    created_at: at,
    expires_at: new Date(at.getTime() + 24 * 60 * 60_000),
    last_used_at: null,
  }
  await queries.insertInto('api_token').values(row).execute()
  return { authorization: `Bearer ${token}` }
}
