import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'

export type AccountRepository = ReturnType<typeof createAccountRepository>

/** Queries on staff accounts. */
export function createAccountRepository(queries: Queries) {
  return {
    /** The enabled account with this username or email address, ignoring case. */
    findByLogin: (login: string) =>
      queries
        .selectFrom('account')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb(sql<string>`lower(username)`, '=', login.toLowerCase()),
            eb(sql<string>`lower(email)`, '=', login.toLowerCase()),
          ]),
        )
        .where('disabled', '=', false)
        .executeTakeFirst(),

    findById: (id: string) => queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async noteLogin(id: string, at: Date): Promise<void> {
      await queries.updateTable('account').set({ last_login_at: at }).where('id', '=', id).execute()
    },
  }
}
