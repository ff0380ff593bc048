import type { Queries } from '../../platform/database/database'

/** The accounts that write content, with their names. */
export async function contentTeam(queries: Queries): Promise<{ id: string; name: string }[]> {
  const accounts = queries.selectFrom('account').select(['id', 'name', 'username'])
  const rows = await accounts.where('role', '=', 'BLOGS').where('disabled', '=', false).orderBy('username').execute()
  return rows.map(({ id, name, username }) => ({ id, name: name ?? username }))
}
