import type { Config } from './platform/config/config'
import type { Database } from './platform/database/database'
import { migrate } from './platform/database/migrate'
import { openStorage } from './platform/files/open-storage'
import { checkSiteIdentity } from './platform/site-identity/site-identity'
import { siteStorages } from './platform/site-identity/site-storages'

/**
 * Migrates a database and marks it and the files as one site; returns the storage of the files.
 * @throws {SiteMismatchError} without changing anything, if database and files belong to different sites.
 */
export async function migrateSite({ config, database }: { config: Config; database: Database }) {
  const storage = await openStorage(config)
  const markStorages = await checkSiteIdentity(database.unlimited, siteStorages(config, storage))
  await migrate(database.unlimited)
  await markStorages()
  return storage
}
