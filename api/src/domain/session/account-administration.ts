import type { Role } from '@tekskills/shared/contracts/access'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { endApiTokens } from './api-tokens.repository'
import { hasSecondFactor } from './second-factor'
import { hashPassword } from './passwords'
import { endSessions } from './sessions.repository'

interface NewAccount {
  username: string
  email: string
  name?: string
  role: Role
  password: string
}

const byName = sql<string>`lower(username)`

/** Adds a staff account. Throws if its username or email address is taken, ignoring case. */
export async function addAccount(queries: Queries, account: NewAccount, now: Date): Promise<void> {
  const { username, email, name, role, password } = account
  const passwordHash = await hashPassword(password)
  await queries.transaction().execute(async (transaction) => {
    const id = newId(now.getTime())
    const inserted = await transaction
      .insertInto('account')
      .values({ id, username, email, name: name ?? null, role, password_hash: passwordHash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Error(`The username ${username} or the email address ${email} is already taken.`)
    await writeEntry(transaction, 'create', { id, summary: `add account "${username}"` }, now)
  })
}

type AccountChange =
  | { command: 'password'; username: string; password: string }
  | {
      command: 'disable' | 'enable' | 'otp-off' | 'end-sessions' | 'administrator' | 'no-administrator'
      username: string
    }

/**
 * Changes an account and ends its sessions and tokens. Throws if there is no such account, or if it would lose the right to
 * administer staff while no one else has it. `alongside` runs in the same transaction.
 */
export async function changeAccount(
  queries: Queries,
  change: AccountChange,
  now: Date,
  alongside?: (transaction: Queries, accountId: string) => Promise<void>,
): Promise<void> {
  const { command, username } = change
  const values = await valuesOf(change)
  await queries.transaction().execute(async (transaction) => {
    // Locked in the same order as on the staff screen, so that two concurrent changes cannot leave no administrator.
    if (command === 'no-administrator') await lockAdministrators(transaction)
    const found = transaction.selectFrom('account').select('id').where(byName, '=', username.toLowerCase())
    // Allows inserts that refer to it, because an inserter may hold a lock that `alongside` needs.
    const account = await found.forNoKeyUpdate().executeTakeFirst()
    if (!account) throw new Error(`There is no account ${username}.`)
    if (command === 'no-administrator') await requireOther(transaction, { id: account.id, username })
    if (values) await transaction.updateTable('account').set(values).where('id', '=', account.id).execute()
    if (command === 'otp-off') {
      await transaction.deleteFrom('recovery_code').where('account_id', '=', account.id).execute()
      await transaction.deleteFrom('passkey').where('account_id', '=', account.id).execute()
    }
    // An operator acts because something is wrong, so links mailed before must not undo it.
    await transaction.deleteFrom('password_reset').where('account_id', '=', account.id).execute()
    await transaction.deleteFrom('passkey_challenge').where('account_id', '=', account.id).execute()
    await endSessions(transaction, account.id)
    await endApiTokens(transaction, account.id)
    await alongside?.(transaction, account.id)
    await writeEntry(transaction, 'update', { id: account.id, summary: `${command} account "${username}"` }, now)
  })
}

async function valuesOf(change: AccountChange) {
  switch (change.command) {
    case 'password':
      return { password_hash: await hashPassword(change.password) }
    case 'disable':
      return { disabled: true }
    case 'enable':
      return { disabled: false }
    case 'administrator':
      return { administers_staff: true }
    case 'no-administrator':
      return { administers_staff: false }
    case 'otp-off':
      return { otp_secret: null, otp_pending_secret: null, otp_last_step: null }
    case 'end-sessions':
      return undefined
  }
}

const administrators = (queries: Queries) =>
  queries.selectFrom('account').select('id').where('administers_staff', '=', true)

const lockAdministrators = (transaction: Queries) => administrators(transaction).orderBy('id').forUpdate().execute()

async function requireOther(transaction: Queries, { id, username }: { id: string; username: string }): Promise<void> {
  const others = administrators(transaction).where('disabled', '=', false).where('id', '<>', id)
  if (await others.executeTakeFirst()) return
  throw new Error(`No one else administers staff. Give someone else the right before ${username} loses it.`)
}

/** Whether accounts administer staff, but none of them can sign in. */
export async function hasOnlyDisabledAdministrators(queries: Queries): Promise<boolean> {
  const rows = await administrators(queries).select('disabled').execute()
  return rows.length > 0 && rows.every(({ disabled }) => disabled)
}

/** Whether an account has the right to administer staff, but not the second factor that it takes. */
export async function lacksFactorToAdminister(queries: Queries, username: string): Promise<boolean> {
  const account = administrators(queries).where(byName, '=', username.toLowerCase())
  return (await account.where(hasSecondFactor, '=', false).executeTakeFirst()) !== undefined
}

/** One line per account: username, role, email address, status, and whether it administers staff. */
export async function describeAccounts(queries: Queries): Promise<string> {
  const rows = await queries
    .selectFrom('account')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkey').select('passkey.id').whereRef('account_id', '=', 'account.id')).as('has_passkey'),
    )
    .orderBy('username')
    .execute()
  const lines = rows.map(
    ({ username, role, email, disabled, otp_secret, has_passkey, last_login_at, administers_staff }) =>
      [
        username,
        role,
        email,
        disabled ? 'disabled' : 'enabled',
        [otp_secret && 'authenticator', has_passkey && 'passkey'].filter(Boolean).join(', ') || 'password only',
        last_login_at ? `last login ${last_login_at.toISOString()}` : 'never logged in',
        ...(administers_staff ? ['administers staff'] : []),
      ].join('\t'),
  )
  return lines.join('\n') || 'There is no account.'
}

/** Writes the audit entry of a change made on the command line, which has no account and no IP address. */
const writeEntry = (
  transaction: Queries,
  action: 'create' | 'update',
  { id, summary }: { id: string; summary: string },
  now: Date,
) => writeAudit(transaction, { at: now, accountId: null, action, entity: 'account', entityId: id, summary, ip: null })
