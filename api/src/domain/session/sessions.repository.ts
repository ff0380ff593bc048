import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { hashToken, newToken } from '../../platform/signing/secrets'
import { hasSecondFactor } from './second-factor'
import { rolesRequiringFactor, requiresFactor } from './second-factor-roles'
import type { Session } from './session'

/** A session expires after this long without a request, and in any case after the absolute lifetime (contract §3.4). */
export const IDLE_MS = 60 * 60_000
export const ABSOLUTE_MS = 12 * 60 * 60_000
/** `last_seen_at` is updated at most this often, so that most requests do not write. */
const SEEN_INTERVAL_MS = 60_000

/** Where a session was started, so that its owner can recognize it. */
export interface SessionOrigin {
  ip?: string
  userAgent?: string
  /** Thumbprint of the key of the browser; without one, the session is not bound to it. */
  keyThumbprint?: string
}

/** Ends the sessions of an account, except for one. */
export async function endSessions(transaction: Queries, accountId: string, except?: string): Promise<void> {
  const sessions = transaction.deleteFrom('session').where('account_id', '=', accountId)
  await (except ? sessions.where('id', '!=', except) : sessions).execute()
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

/** Staff sessions: one row each, found by the hash of the bearer token. */
export function createSessionRepository(queries: Queries, now: () => Date) {
  return {
    async start(accountId: string, from: SessionOrigin = {}): Promise<{ token: string; expiresAt: Date }> {
      const token = newToken()
      const at = now()
      const expiresAt = new Date(at.getTime() + ABSOLUTE_MS)
      await queries.deleteFrom('session').where('expires_at', '<=', at).execute()
      await queries
        .insertInto('session')
        .values({
          id: newId(at.getTime()),
          account_id: accountId,
          token_hash: hashToken(token),
          created_at: at,
          last_seen_at: at,
          expires_at: expiresAt,
          ip: from.ip ?? null,
          user_agent: from.userAgent?.slice(0, 300) ?? null,
          key_thumbprint: from.keyThumbprint ?? null,
        })
        .execute()
      return { token, expiresAt }
    },

    /** The session of a bearer token; why it has ended, or undefined if the token is unknown. */
    async find(token: string): Promise<Session | 'expired' | 'copied' | undefined> {
      const row = await queries
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.id', 'session.account_id', 'session.last_seen_at', 'session.expires_at'])
        .select(['session.key_thumbprint', 'session.copied_at'])
        .select(['account.username', 'account.name', 'account.role', 'account.disabled'])
        .select('account.administers_staff')
        .select(rolesRequiringFactor.as('roles_requiring_factor'))
        .select(hasSecondFactor.as('has_second_factor'))
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      if (!row) return undefined
      if (row.copied_at) return 'copied'
      const at = now()
      const idle = at.getTime() - row.last_seen_at.getTime()
      if (row.disabled || row.expires_at <= at || idle >= IDLE_MS) return 'expired'
      if (idle >= SEEN_INTERVAL_MS) {
        await queries.updateTable('session').set({ last_seen_at: at }).where('id', '=', row.id).execute()
      }
      const { id, account_id: accountId, username, name, role, key_thumbprint: keyThumbprint } = row
      return {
        id,
        accountId,
        username,
        name,
        role,
        keyThumbprint,
        hasSecondFactor: row.has_second_factor,
        administersStaff: row.administers_staff,
        isFactorRequired: row.administers_staff || requiresFactor(row.roles_requiring_factor, role),
      }
    },

    async end(id: string): Promise<void> {
      await queries.deleteFrom('session').where('id', '=', id).execute()
    },
  }
}
