import type { Role } from '@tekskills/shared/contracts/access'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Config } from '../../platform/config/config'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import type { Mailer } from '../../platform/mail/mailer'
import { leaveHiring } from '../applicants/leave-hiring'
import { hasSecondFactor, secondFactorRequired } from '../session/second-factor'
import { requiresFactor, lockRolesRequiringFactor, writeRolesRequiringFactor } from '../session/second-factor-roles'
import { endApiTokens } from '../session/api-tokens.repository'
import { endSessions } from '../session/sessions.repository'
import { factorRuleNotice, staffNotice, type StaffChange } from './staff-notices'

interface Account {
  id: string
  username: string
  name: string | null
  email: string
  role: Role
  disabled: boolean
  administers_staff: boolean
}

const displayed = ({ name, username }: Pick<Account, 'name' | 'username'>) => name ?? username

/**
 * The account that acts, locked, so that two administrators who disable each other at the same time cannot both succeed
 * and one always remains. Throws 403 if it has lost the right or its last second factor since the request began.
 */
export async function lockAdministrator(context: WriteContext): Promise<Account> {
  const [administrator] = await lockAccounts(context)
  return administrator
}

/**
 * The account that acts, and with `id` also the one that it concerns, both locked in one order. Allows inserts that refer
 * to them, because an inserter may hold a lock that this transaction needs.
 */
async function lockAccounts(context: WriteContext, id?: string): Promise<[Account, Account | undefined]> {
  const { transaction, actor } = context
  const ids = [actor.accountId, id].filter((each) => typeof each === 'string')
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'username', 'name', 'email', 'role', 'disabled', 'administers_staff'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const administrator = rows.find((row) => row.id === actor.accountId)
  if (!administrator?.administers_staff || administrator.disabled) {
    throw new ProblemError(403, 'FORBIDDEN', 'Your account does not have access to this.')
  }
  // Read after the lock, because a passkey may have been removed while this transaction waited.
  const proven = transaction.selectFrom('account').select('id').where('id', '=', administrator.id)
  if (!(await proven.where(hasSecondFactor, '=', true).executeTakeFirst())) throw secondFactorRequired()
  return [administrator, rows.find((row) => row.id === id)]
}

interface Target {
  mail: Mailer
  config: Config
  /** The account that it concerns. */
  id: string
}

/** Throws 403, 404, or 409 `OWN_ACCOUNT`: no one can lock themselves out here. */
async function lockConcerned(context: WriteContext, id: string) {
  if (id === context.actor.accountId) {
    throw conflict('OWN_ACCOUNT', 'You cannot change your own account here. Ask another administrator.')
  }
  const [administrator, person] = await lockAccounts(context, id)
  if (!person) throw notFound('This account could not be found.')
  return { administrator, person }
}

/** Records a change to an account, and notifies its owner; call `mail.wake` after the commit. */
async function noteChange(context: WriteContext, { mail, change, ...people }: Noted): Promise<void> {
  const { transaction, actor, now } = context
  const { administrator, person } = people
  const did = change.did === 'role' ? `role ${change.role}` : change.did
  const summary = `${administrator.username}: account "${person.username}" ${did}`
  const entry = { action: 'update', entity: 'account', entityId: person.id, summary } as const
  await writeAudit(transaction, { ...actor, ...entry, at: now })
  await mail.queue(transaction, staffNotice(person, change, displayed(administrator)))
}

interface Noted {
  mail: Mailer
  change: StaffChange
  administrator: Account
  person: Account
}

/**
 * Gives an account another role, which ends its sessions and tokens, because browsers store the role. It leaves the hiring teams,
 * which only recruiters can join, and its open work there ends. Does nothing if the role stays the same.
 */
export async function changeRole(context: WriteContext, target: Target & { role: Role }): Promise<void> {
  const { transaction, now } = context
  const { mail, config, id, role } = target
  const people = await lockConcerned(context, id)
  if (people.person.role === role) return
  await transaction.updateTable('account').set({ role }).where('id', '=', id).execute()
  await transaction.deleteFrom('hiring_team_member').where('account_id', '=', id).execute()
  await leaveHiring({ transaction, now, config }, id)
  await endSessions(transaction, id)
  await endApiTokens(transaction, id)
  await noteChange(context, { ...people, mail, change: { did: 'role', role } })
}

/**
 * Disables an account, which ends its sessions, tokens and reset links at once, and its open work in recruiting, or enables it.
 * Its drafts stay. Does nothing if the status stays the same.
 */
export async function changeAccess(context: WriteContext, target: Target & { disabled: boolean }): Promise<void> {
  const { transaction, now } = context
  const { mail, config, id, disabled } = target
  const people = await lockConcerned(context, id)
  if (people.person.disabled === disabled) return
  await transaction.updateTable('account').set({ disabled }).where('id', '=', id).execute()
  if (disabled) {
    await endSessions(transaction, id)
    await endApiTokens(transaction, id)
    await transaction.deleteFrom('password_reset').where('account_id', '=', id).execute()
    await leaveHiring({ transaction, now, config }, id)
  }
  await noteChange(context, { ...people, mail, change: { did: disabled ? 'disabled' : 'enabled' } })
}

/** Signs an account out everywhere, and ends its tokens. */
export async function endAllSessions(context: WriteContext, { mail, id }: Omit<Target, 'config'>): Promise<void> {
  const people = await lockConcerned(context, id)
  await endSessions(context.transaction, id)
  await endApiTokens(context.transaction, id)
  await noteChange(context, { ...people, mail, change: { did: 'ended' } })
}

interface RuleChange {
  mail: Mailer
  role: Role
  isDemanded: boolean
}

/**
 * Requires a second factor for a role, or no longer; every account of the role is notified. Takes effect with the next
 * request of each session. Does nothing if the rule stays the same.
 */
export async function changeFactorRule(context: WriteContext, { mail, role, isDemanded }: RuleChange): Promise<void> {
  const { transaction, actor, now } = context
  const administrator = await lockAdministrator(context)
  const stored = await lockRolesRequiringFactor(transaction)
  if (requiresFactor(stored, role) === isDemanded) return
  const all = ['BLOGS', 'CAREERS'] as const
  const isKept = (each: Role) => (each === role ? isDemanded : requiresFactor(stored, each))
  await writeRolesRequiringFactor(transaction, all.filter(isKept))
  const summary = `${administrator.username}: two-factor authentication ${isDemanded ? 'required' : 'no longer required'} of ${role}`
  // A rule is not about an account, so the entry names the account that set it.
  const entry = { action: 'update', entity: 'account', entityId: administrator.id, summary } as const
  await writeAudit(transaction, { ...actor, ...entry, at: now })
  for (const person of await enabledOf(transaction, role)) {
    await mail.queue(transaction, factorRuleNotice(person, isDemanded, displayed(administrator)))
  }
}

const enabledOf = (transaction: Queries, role: Role) =>
  transaction
    .selectFrom('account')
    .select(['username', 'email'])
    .where('role', '=', role)
    .where('disabled', '=', false)
    .execute()
