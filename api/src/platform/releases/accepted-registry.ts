import type { AcceptedRegistry } from '@tekskills/releases/policy/registry-trust'
import { parseRegistry } from '@tekskills/releases/registry/read-registry'
import type { Queries } from '../database/database'

/** Key of the accepted registry in the table `setting`. */
const SETTING = 'accepted-registry'

/** Keeps the registry that the service accepted last in the database, for all instances and for the next start. */
export const acceptedInSettings = (queries: Queries): AcceptedRegistry => ({
  async read() {
    const row = await queries.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
    return row && parseRegistry(String(row.value))
  },
  async write(registry) {
    // As a text: a JSON column orders keys anew, and a signature is over their order.
    const value = JSON.stringify(JSON.stringify(registry))
    await queries
      .insertInto('setting')
      .values({ key: SETTING, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  },
})
