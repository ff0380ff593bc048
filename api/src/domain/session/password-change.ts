import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { Mailer } from '../../platform/mail/mailer'
import { rejectCommonPassword } from './password-rules'
import { hashPassword } from './passwords'
import { endApiTokens } from './api-tokens.repository'
import { endSessions } from './sessions.repository'

interface Owner {
  id: string
  username: string
  email: string
}

/**
 * Validates and hashes a new password. Hashing is slow on purpose, so call it before the transaction begins. Throws
 * 422.
 */
export async function prepareNewPassword(
  password: string,
  owner: Pick<Owner, 'username' | 'email'>,
  field: string,
): Promise<string> {
  await rejectCommonPassword(password, owner, field)
  return hashPassword(password)
}

interface Change {
  owner: Owner
  passwordHash: string
  /** The session that made the change, which stays open. */
  exceptSession?: string
  ip: string
  now: Date
}

/**
 * Sets the password, ends the account's sessions and reset links, after a reset also its tokens, and notifies the owner by email, in the given
 * transaction.
 */
export async function setPassword(transaction: Queries, mail: Mailer, change: Change): Promise<void> {
  const { owner, passwordHash, exceptSession, ip, now } = change
  await transaction.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', owner.id).execute()
  await transaction.deleteFrom('password_reset').where('account_id', '=', owner.id).execute()
  await endSessions(transaction, owner.id, exceptSession)
  // Without a session that proved the former password, the account may have been taken over.
  if (exceptSession === undefined) await endApiTokens(transaction, owner.id)
  const summary = `${owner.username} changed the password`
  const entry = { action: 'update', entity: 'account', entityId: owner.id, summary } as const
  await writeAudit(transaction, { ...entry, at: now, accountId: owner.id, ip })
  await mail.queue(transaction, {
    to: owner.email,
    subject: 'Your password was changed',
    text: `The password for your account “${owner.username}” was changed.\n\nIf this wasn’t you, reset your password on the login page now and tell your administrator.\n`,
  })
}
