import { sql } from 'kysely'

/** The member of staff behind an id; `null` where there is none, or the account is gone. */
export const personOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null)

/** The name of the account whose id is in a column, e.g. `staffNameOf('author.created_by')`. */
export const staffNameOf = (column: string) =>
  sql<
    string | null
  >`(select coalesce(account.name, account.username) from account where account.id = ${sql.ref(column)})`
