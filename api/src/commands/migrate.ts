import { migrateSite } from '../migrate-site'
import { readConfig } from '../platform/config/config'
import { connectDatabase } from '../platform/database/open-database'
import { writePrivately } from '../platform/disk/private-files'
import { startErrorMessage } from '../start-error'

// Migrates the configured database to the schema of this release, and exits. In a cluster it runs before the service,
// whose probes would otherwise kill a migration that takes longer than a start is allowed to.

writePrivately()
try {
  const config = readConfig(process.env)
  const database = await connectDatabase(config)
  try {
    await migrateSite({ config, database })
  } finally {
    await database.close()
  }
  console.log('The database has the schema of this release.')
} catch (error) {
  console.error(startErrorMessage(error))
  process.exitCode = 1
}
