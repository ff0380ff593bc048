import type { Queries } from '../../platform/database/database'
import { hashToken, newToken } from '../../platform/signing/secrets'
import { hasSecondFactor } from './second-factor'
import { rolesRequiringFactor, requiresFactor } from './second-factor-roles'
import type { Session } from './session'

/** By this, scanners for secrets recognize a token. */
const PREFIX = 'tks_'
/** `last_used_at` is updated at most this often, so that most calls do not write. */
const USED_INTERVAL_MS = 60_000

/** A new token: 256 random bits. */
export const newApiToken = () => `${PREFIX}${newToken()}`

/** Deletes the tokens of an account. What ends its sessions everywhere, because something may be wrong, ends them too. */
export async function endApiTokens(transaction: Queries, accountId: string): Promise<void> {
  await transaction.deleteFrom('api_token').where('account_id', '=', accountId).execute()
}

/** Deletes tokens that expired 30 days ago: until then, their owner sees why a program stopped. */
export const deleteOldApiTokens = (queries: Queries, now: Date) =>
  queries
    .deleteFrom('api_token')
    .where('expires_at', '<=', new Date(now.getTime() - 30 * 24 * 60 * 60_000))
    .execute()

/** The caller with a token, from the row of its owner; undefined if it is unknown, revoked or expired. */
export async function findApiToken(queries: Queries, token: string, now: Date): Promise<Session | undefined> {
  const row = await queries
    .selectFrom('api_token')
    .innerJoin('account', 'account.id', 'api_token.account_id')
    .select(['api_token.id', 'api_token.account_id', 'api_token.name as token_name', 'api_token.scopes'])
    .select(['api_token.expires_at', 'api_token.last_used_at'])
    .select(['account.username', 'account.name', 'account.role', 'account.disabled', 'account.administers_staff'])
    .select(rolesRequiringFactor.as('roles_requiring_factor'))
    .select(hasSecondFactor.as('has_second_factor'))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row || row.disabled || row.expires_at <= now) return undefined
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= USED_INTERVAL_MS) {
    await queries.updateTable('api_token').set({ last_used_at: now }).where('id', '=', row.id).execute()
  }
  return {
    id: row.id,
    accountId: row.account_id,
    username: row.username,
    name: row.name,
    role: row.role,
    keyThumbprint: null,
    hasSecondFactor: row.has_second_factor,
    // A right that no token has.
    administersStaff: false,
    isFactorRequired: row.administers_staff || requiresFactor(row.roles_requiring_factor, row.role),
    apiToken: { name: row.token_name, scopes: row.scopes },
  }
}
