import { sql } from 'kysely'

/** The staff member with an id and a name; `null` without an id. */
export const personOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null)

/** Subquery for the name of the account whose id is in a column, e.g. `staffNameOf('author.created_by')`. */
export const staffNameOf = (column: string) =>
  sql<
    string | null
  >`(select coalesce(account.name, account.username) from account where account.id = ${sql.ref(column)})`
