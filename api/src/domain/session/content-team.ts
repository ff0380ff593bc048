import type { Queries } from '../../platform/database/database'

/** The ids of the accounts that may write content. */
export const ofContentTeam = (queries: Queries) =>
  queries.selectFrom('account').select('account.id').where('role', '=', 'BLOGS').where('disabled', '=', false)

/** The accounts that write content, with their names. */
export async function contentTeam(queries: Queries): Promise<{ id: string; name: string }[]> {
  const rows = await ofContentTeam(queries).select(['name', 'username']).orderBy('username').execute()
  return rows.map(({ id, name, username }) => ({ id, name: name ?? username }))
}
