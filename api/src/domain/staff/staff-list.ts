import type { Role } from '@tekskills/shared/contracts/access'
import {
  staffRole,
  type FactorRule,
  type StaffInvitation,
  type StaffOverview,
  type StaffPerson,
} from '@tekskills/shared/contracts/http/staff'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { requiresFactor, readRolesRequiringFactor } from '../session/second-factor-roles'
import { IDLE_MS } from '../session/sessions.repository'
import { staffNameOf } from '../session/staff-person'
import { mayInvite } from './invitations'

interface Asked {
  /** The account that requests the list. */
  accountId: string
  now: Date
  /** Roles for which the environment requires a second factor. */
  fixedRoles: readonly Role[]
}

/** All accounts by name, the pending invitations, and the roles for which a second factor is required. */
export async function readStaff(queries: Queries, asked: Asked): Promise<StaffOverview> {
  const { accountId, now, fixedRoles } = asked
  const rows = await people(queries, now).execute()
  return {
    ownId: accountId,
    people: rows.map(personOfRow),
    invitations: await readInvitations(queries, { accountId, now }),
    factorRules: await readFactorRules(queries, fixedRoles),
  }
}

/** One account, as the list shows it. */
export async function readPerson(queries: Queries, id: string, now: Date): Promise<StaffPerson> {
  return personOfRow(await people(queries, now).where('account.id', '=', id).executeTakeFirstOrThrow())
}

/** For each role, whether a second factor is required. */
export async function readFactorRules(queries: Queries, fixedRoles: readonly Role[]): Promise<FactorRule[]> {
  const stored = await readRolesRequiringFactor(queries)
  return staffRole.options.map((role) => {
    const isFixed = fixedRoles.includes(role)
    return { role, isDemanded: isFixed || requiresFactor(stored, role), isFixed }
  })
}

const people = (queries: Queries, now: Date) =>
  queries
    .selectFrom('account')
    .select(['id', 'username', 'name', 'email', 'role', 'disabled', 'administers_staff', 'otp_secret', 'last_login_at'])
    .select(sql<number>`(select count(*)::int from passkey where passkey.account_id = account.id)`.as('passkeys'))
    .select(
      sql<number>`(select count(*)::int from session where session.account_id = account.id
        and session.expires_at > ${now} and session.last_seen_at > ${new Date(now.getTime() - IDLE_MS)})`.as(
        'sessions',
      ),
    )
    .orderBy(sql`lower(coalesce(account.name, account.username))`)
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]

const personOfRow = ({ administers_staff, otp_secret, last_login_at, ...row }: Row): StaffPerson => ({
  ...row,
  administersStaff: administers_staff,
  otpEnabled: otp_secret !== null,
  lastLoginAt: last_login_at?.toISOString() ?? null,
})

async function readInvitations(
  queries: Queries,
  { accountId, now }: Pick<Asked, 'accountId' | 'now'>,
): Promise<StaffInvitation[]> {
  const rows = await queries
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'expires_at', 'invited_by'])
    .select(staffNameOf('invitation.invited_by').as('invited_by_name'))
    .select(mayInvite.as('may_invite'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, email, role, expires_at, invited_by, invited_by_name, may_invite }) => ({
    id,
    email,
    role,
    invitedBy: invited_by_name ?? '',
    expiresAt: expires_at.toISOString(),
    isOpen: may_invite && expires_at > now,
    senderMayInvite: may_invite,
    isOwn: invited_by === accountId,
  }))
}
