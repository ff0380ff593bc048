import type { Config } from '../config/config'
import { requireRoom } from '../disk/disk-space'
import type { Database, Queries } from './database'

interface Parts {
  database: Database
  config: Pick<Config, 'dataDir'>
}

/** Runs a change in one transaction. Throws 507 before it begins while the embedded database's disk is nearly full. */
export async function inTransaction<Result>(
  { database, config }: Parts,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') await requireRoom(config.dataDir)
  return database.queries.transaction().execute(work)
}
