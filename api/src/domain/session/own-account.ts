import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import type { Session } from './session'

/**
 * Locks the account of a session for a change that its owner has made, and returns its row. If the session has ended or
 * the password has changed while the change was being prepared, such as by the owner's reset, that prevails: throws 401
 * `SESSION_EXPIRED`.
 *
 * @param confirmed the account as it was when its password was confirmed
 */
export async function lockOwnAccount(
  transaction: Queries,
  { id, accountId }: Session,
  confirmed?: { password_hash: string },
) {
  const accounts = transaction.selectFrom('account').selectAll().where('id', '=', accountId)
  const account = await accounts.forUpdate().executeTakeFirst()
  const session = await transaction.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()
  if (account && session && (!confirmed || confirmed.password_hash === account.password_hash)) return account
  throw new ProblemError(401, 'SESSION_EXPIRED', 'Your session has ended. Please log in again.')
}

interface OwnChange {
  at: Date
  ip: string
  /** Continues the username, as in "added …". */
  what: string
  action?: 'update' | 'logout'
}

/** Records in the audit log that users changed their own account. */
export const noteOwnChange = (
  transaction: Queries,
  { accountId, username }: Session,
  { at, ip, what, action = 'update' }: OwnChange,
) =>
  writeAudit(transaction, {
    action,
    entity: 'account',
    entityId: accountId,
    accountId,
    ip,
    at,
    summary: `${username} ${what}`,
  })
