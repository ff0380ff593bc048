import path from 'node:path'
import { makeBackup } from '../platform/backup/make-backup'
import { restoreBackup } from '../platform/backup/restore-backup'
import { readConfig } from '../platform/config/config'
import { connectDatabase, openDatabase } from '../platform/database/open-database'
import { writePrivately } from '../platform/disk/private-files'
import { openStorage } from '../platform/files/open-storage'
import { startErrorMessage } from '../start-error'

/**
 * `npm run backup -w api -- FOLDER`, `npm run restore -w api -- FOLDER`: for the data that the environment configures.
 */
const commands = {
  // Without migrating: a backup is made before a new schema is applied, so that the previous release can restore it.
  backup: { open: connectDatabase, run: makeBackup },
  restore: { open: openDatabase, run: restoreBackup },
}

const [name = '', folder] = process.argv.slice(2)
const command = Object.entries(commands).find(([known]) => known === name)?.[1]
if (!command || !folder) {
  console.error('Usage: backup FOLDER, or restore FOLDER.')
  process.exit(1)
}

writePrivately()
try {
  const config = readConfig(process.env)
  const database = await command.open(config).catch((error: unknown) => {
    throw new Error(startErrorMessage(error, config))
  })
  try {
    const deps = { database, storage: await openStorage(config), picturesDir: config.picturesDir }
    const { tables, documents, pictures } = await command.run(deps, path.resolve(folder))
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows of ${Object.keys(tables).length} tables, ${documents} documents, ${pictures} pictures.`)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
