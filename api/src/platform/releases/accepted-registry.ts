import type { AcceptedRegistry } from '@tekskills/releases/policy/registry-trust'
import { parseRegistry } from '@tekskills/releases/registry/read-registry'
import type { Queries } from '../database/database'
import { readSetting, writeSetting } from '../database/settings'

/** Key of the accepted registry in the table `setting`. */
const SETTING = 'accepted-registry'

/** Keeps the registry that the service accepted last in the database, for all instances and for the next start. */
export const acceptedInSettings = (queries: Queries): AcceptedRegistry => ({
  async read() {
    const text = await readSetting(queries, SETTING)
    return text === undefined ? undefined : parseRegistry(String(text))
  },
  // As text: a JSON column orders keys anew, and a signature covers their order.
  write: (registry) => writeSetting(queries, SETTING, JSON.stringify(registry)),
})
