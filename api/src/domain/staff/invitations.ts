import type { Role } from '@tekskills/shared/contracts/access'
import type { InvitationAccepted, OpenInvitation } from '@tekskills/shared/contracts/http/staff'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { invalidField, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { hashToken, newToken } from '../../platform/signing/secrets'
import { hasSecondFactor } from '../session/second-factor'
import { lockAdministrator } from './staff.service'

const HOUR_MS = 60 * 60_000
/** A link is valid for 72 hours (contract §3.7, additions). */
const TTL_MS = 72 * HOUR_MS
/** An expired invitation can be sent again for 30 days; then the address is deleted, from the audit log too. */
const KEPT_MS = 30 * 24 * HOUR_MS
/** The longest username that the account command accepts, less the space for a number. */
const USERNAME_LENGTH = 60
const USERNAME_ATTEMPTS = 50

/**
 * Whether the sender of an invitation may still invite, because an invitation must not outlive its sender's right, nor the
 * second factor without which the sender may not use it.
 */
export const mayInvite = sql<boolean>`exists (select from account where account.id = invitation.invited_by
  and account.administers_staff and not account.disabled and ${hasSecondFactor})`

/** A link to the page where an invitation is accepted. Its token is in the fragment, which browsers never send. */
export const invitationLink = (siteOrigin: string, token: string) => `${siteOrigin}/login?invitation=1#${token}`

interface Invited {
  id: string
  email: string
  role: Role
  expires_at: Date
  /** For the email only. */
  token: string
}

/** Invites a person; only the hash of the token is stored. Throws 403, or 422 for an address that is known already. */
export async function invite(
  context: WriteContext,
  { email, role }: Pick<Invited, 'email' | 'role'>,
): Promise<Invited> {
  const { transaction, now } = context
  const { id: invitedBy } = await lockAdministrator(context)
  const sameAddress = sql<boolean>`lower(email) = lower(${email})`
  const known = transaction.selectFrom('account').select('id').where(sameAddress)
  if (await known.executeTakeFirst()) throw taken('There is already an account with this address.')
  const token = newToken()
  const row = await transaction
    .insertInto('invitation')
    .values({ id: newId(now.getTime()), email, role, invited_by: invitedBy, created_at: now, ...linkOf(token, now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'role', 'expires_at'])
    .executeTakeFirst()
  if (!row) throw taken('This address has already been invited. Send that invitation again instead.')
  await note(context, row.id, `invite ${email} (${role})`)
  return { ...row, token }
}

/**
 * Makes a new link, which replaces the earlier one. Throws 403 or 404, and 422 without a proof of identity, unless the
 * link still works and the actor sent it; an expired invitation, or one sent by someone else, may be a thief's.
 */
export async function resendInvitation(
  context: WriteContext,
  { id, isProven }: { id: string; isProven: boolean },
): Promise<Invited> {
  const { transaction, now } = context
  const { id: invitedBy } = await lockAdministrator(context)
  const earlier = transaction.selectFrom('invitation').select(['invited_by', 'expires_at']).where('id', '=', id)
  const before = await earlier.forUpdate().executeTakeFirst()
  if (!before) throw noInvitation()
  if (!isProven && (before.invited_by !== invitedBy || before.expires_at <= now)) throw notProven()
  const token = newToken()
  const row = await transaction
    .updateTable('invitation')
    .set({ invited_by: invitedBy, ...linkOf(token, now) })
    .where('id', '=', id)
    .returning(['id', 'email', 'role', 'expires_at'])
    .executeTakeFirst()
  if (!row) throw noInvitation()
  await note(context, id, `invite ${row.email} (${row.role}) again`)
  return { ...row, token }
}

/** Ends an invitation: its link no longer works. Throws 403 or 404. */
export async function revokeInvitation(context: WriteContext, id: string): Promise<void> {
  await lockAdministrator(context)
  const deleted = context.transaction.deleteFrom('invitation').where('id', '=', id).returning(['email', 'role'])
  const row = await deleted.executeTakeFirst()
  if (!row) throw noInvitation()
  await note(context, id, `withdraw the invitation to ${row.email} (${row.role})`)
}

/** The invitation of a token. Throws 410 `LINK_EXPIRED`, whatever the reason. */
export async function readOpenInvitation(queries: Queries, token: string, now: Date): Promise<OpenInvitation> {
  const row = await queries
    .selectFrom('invitation')
    .select(['email', 'role', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where(mayInvite)
    .executeTakeFirst()
  if (!row) throw expired()
  return { email: row.email, role: row.role, expiresAt: row.expires_at.toISOString() }
}

interface Acceptance {
  token: string
  name: string
  passwordHash: string
}

/**
 * Creates the account of an invitation, which is used up; of two concurrent requests, the second finds none. The
 * account gets the role of the invitation and no other rights, and its id, so that the audit log shows who invited
 * whom. Throws 410 `LINK_EXPIRED`.
 */
export async function acceptInvitation(context: WriteContext, acceptance: Acceptance): Promise<InvitationAccepted> {
  const { transaction, actor, now } = context
  const used = await transaction
    .deleteFrom('invitation')
    .where('token_hash', '=', hashToken(acceptance.token))
    .where('expires_at', '>', now)
    .where(mayInvite)
    .returning(['id', 'email', 'role', 'invited_by'])
    .executeTakeFirst()
  if (!used) throw expired()
  const { id, email, role, invited_by: invitedBy } = used
  const username = await insertAccount(context, { id, email, role, ...acceptance })
  const summary = `${username} accepted an invitation (${role})`
  const entry = { action: 'create', entity: 'account', entityId: id, accountId: id, ip: actor.ip } as const
  await writeAudit(transaction, { ...entry, at: now, summary: `${summary} of account ${invitedBy}` })
  return { username, email }
}

/** The username that an address proposes; the service numbers those that are taken. */
export function usernameOf(email: string): string {
  const letters = (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^\w.-]/g, '')
  return letters.length < 2 ? 'staff' : letters.slice(0, USERNAME_LENGTH)
}

interface NewAccount {
  id: string
  email: string
  role: Role
  name: string
  passwordHash: string
}

/** Returns the username that was free. */
async function insertAccount(
  { transaction, now }: WriteContext,
  { id, email, role, name, passwordHash }: NewAccount,
): Promise<string> {
  for (let number = 1; number <= USERNAME_ATTEMPTS; number += 1) {
    const username = `${usernameOf(email)}${number === 1 ? '' : number}`
    const inserted = await transaction
      .insertInto('account')
      .values({ id, username, email, name, role, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('username')
      .executeTakeFirst()
    if (inserted) return inserted.username
  }
  // The address has an account by now, created in another way.
  throw expired()
}

/**
 * Deletes invitations that expired 30 days ago, and the addresses in the entries of the audit log about invitations that
 * were sent or withdrawn before.
 */
export async function deleteOldInvitations(queries: Queries, at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_MS)
  await queries.deleteFrom('invitation').where('expires_at', '<=', before).execute()
  await queries
    .updateTable('audit')
    .set({ summary: sql<string>`regexp_replace(summary, '\\S+@\\S+', 'somebody')` })
    .where('entity', '=', 'account')
    .where('action', '=', 'mail')
    .where('at', '<=', new Date(before.getTime() - TTL_MS))
    .where('summary', 'like', '%@%')
    .execute()
}

const linkOf = (token: string, now: Date) => ({
  token_hash: hashToken(token),
  expires_at: new Date(now.getTime() + TTL_MS),
})

const note = ({ transaction, actor, now }: WriteContext, entityId: string, summary: string) =>
  writeAudit(transaction, { ...actor, at: now, action: 'mail', entity: 'account', entityId, summary })

const notProven = () =>
  invalidField('currentPassword', 'REQUIRED', 'Enter your password to send this invitation again.')
const taken = (message: string) => invalidField('email', 'TAKEN', message)
const noInvitation = () => notFound('This invitation could not be found. It may have been accepted.')
const expired = () =>
  new ProblemError(410, 'LINK_EXPIRED', 'This link is no longer valid. Ask whoever invited you for a new one.')
