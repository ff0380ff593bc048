import { readConfig } from '../platform/config/config'
import { migrate } from '../platform/database/migrate'
import { connectDatabase } from '../platform/database/open-database'
import { writePrivately } from '../platform/disk/private-files'
import { createFileStore } from '../platform/files/file-store'
import { openStorage } from '../platform/files/open-storage'
import { createPictureStore } from '../platform/pictures/picture-store'
import { adoptStorages, checkSiteIdentity, countFiles } from '../platform/site-identity/site-identity'
import { siteStorages } from '../platform/site-identity/site-storages'
import { startErrorMessage } from '../start-error'

const USAGE = `Usage: npm run storage -w api -- COMMAND
  status   says how many files there are, and how many of them have a record in the database
  adopt    marks this database and these files as one site, replacing earlier marks
  sweep    moves every file without a record into quarantine, without a limit; they are deleted after 30 days
With the embedded database, stop the service first.`

/** Younger files can belong to a write in progress. */
const HOUR_MS = 60 * 60_000
const now = () => new Date()

async function run(command: string | undefined): Promise<void> {
  if (command !== 'status' && command !== 'adopt' && command !== 'sweep') throw new Error(USAGE)
  const config = readConfig(process.env)
  const database = await connectDatabase(config).catch((error: unknown) => {
    throw new Error(startErrorMessage(error, config))
  })
  try {
    const { unlimited: queries } = database
    const documents = await openStorage(config)
    const storages = siteStorages(config, documents)
    for (const storage of storages) {
      const { stored, named, found } = await countFiles(queries, storage)
      console.log(`${storage.place}: ${stored} files; the database references ${named}, of which ${found} exist.`)
    }
    if (command === 'adopt') {
      await migrate(queries)
      await adoptStorages(queries, storages)
      console.log('The database and the files are now one site; start the service.')
    }
    if (command === 'sweep') {
      await checkSiteIdentity(queries, storages)
      const files = await createFileStore(documents, now).sweep(queries, HOUR_MS, true)
      const pictures = await createPictureStore(config.picturesDir, now).sweep(queries, HOUR_MS, true)
      console.log(`${files} documents and ${pictures} pictures were moved into quarantine.`)
    }
  } finally {
    await database.close()
  }
}

writePrivately()
try {
  await run(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
