import path from 'node:path'
import { requestBackup } from '../platform/backup/backup-socket'
import { makeBackup } from '../platform/backup/make-backup'
import { restoreBackup } from '../platform/backup/restore-backup'
import { readConfig } from '../platform/config/config'
import { DirectoryInUseError } from '../platform/database/directory-lock'
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

async function run({ open, run: work }: (typeof commands)[keyof typeof commands], target: string) {
  const config = readConfig(process.env)
  const database = await open(config).catch((error: unknown) => {
    if (work === makeBackup && error instanceof DirectoryInUseError) return error
    throw new Error(startErrorMessage(error, config))
  })
  if (database instanceof DirectoryInUseError) return requestBackup(database, target)
  try {
    return await work({ database, storage: await openStorage(config), picturesDir: config.picturesDir }, target)
  } finally {
    await database.close()
  }
}

writePrivately()
try {
  const { tables, documents, pictures } = await run(command, path.resolve(folder))
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${Object.keys(tables).length} tables, ${documents} documents, ${pictures} pictures.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
