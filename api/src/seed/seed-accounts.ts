import { randomBytes } from 'node:crypto'
import type { Role } from '@tekskills/shared/contracts/access'
import { hashPassword } from '../domain/session/passwords'
import type { Config } from '../platform/config/config'
import type { Queries } from '../platform/database/database'
import { newId } from '../platform/database/ids'

/** An account as reported to the operator who starts the service; the password only by the start that created it. */
export interface SeededAccount {
  username: string
  role: Role
  password: string | null
}

const people: { username: 'blogs' | 'careers'; role: Role; name: string }[] = [
  { username: 'blogs', role: 'BLOGS', name: 'Content team' },
  { username: 'careers', role: 'CAREERS', name: 'Hiring team' },
]

/** Creates the staff accounts that are missing, with the configured passwords or generated ones of 24 characters. */
export async function seedAccounts(
  queries: Queries,
  passwords: Config['seedPasswords'],
  now: Date,
): Promise<SeededAccount[]> {
  const accounts: SeededAccount[] = []
  for (const { username, role, name } of people) {
    const password = passwords[username] ?? randomBytes(18).toString('base64url')
    const inserted = await queries
      .insertInto('account')
      .values({
        id: newId(now.getTime()),
        username,
        email: `${username}@localhost`,
        name,
        role,
        password_hash: await hashPassword(password),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    accounts.push({ username, role, password: inserted ? password : null })
  }
  return accounts
}
