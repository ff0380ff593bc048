import { sql } from 'kysely'
import type { Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import type { FileStore } from '../platform/files/file-store'
import type { PictureStore } from '../platform/pictures/picture-store'
import { seedAccounts, type SeededAccount } from './seed-accounts'

interface SeedDeps {
  config: Pick<Config, 'seedPasswords' | 'seedContent'>
  database: Database
  pictures: PictureStore
  files: FileStore
  now: () => Date
}

const MARK = 'content-seeded'

/**
 * Fills a new database with the staff accounts and, unless disabled, the sample content. A later start changes nothing,
 * even if staff have deleted content. Of two instances that start concurrently, one seeds.
 */
export async function seed(deps: SeedDeps): Promise<SeededAccount[]> {
  const { database, config, now } = deps
  const accounts = await seedAccounts(database.queries, config.seedPasswords, now())
  if (config.seedContent && !(await isSeeded(database))) await seedSampleContent(deps)
  return accounts
}

const isSeeded = async ({ queries }: Pick<Database, 'queries'>) =>
  (await queries.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) !== undefined

// Files first, then one short transaction: another instance that starts concurrently waits only for that, finds the
// content and discards its own files. A crash leaves files without rows, which the sweep removes.
async function seedSampleContent({ database, pictures, files, now }: SeedDeps): Promise<void> {
  const { insertSeedContent, stageSeedDocuments, stageSeedPictures } = await import('./seed-content')
  const { insertSeedCareers, stageSeedResumes } = await import('./seed-careers')
  const drawn = await stageSeedPictures(pictures)
  const documents = await stageSeedDocuments(files)
  const resumes = await stageSeedResumes(files)
  // On a busy machine this takes longer than the time limit of queries; another instance waits for all of it.
  const seeded = await database.unlimited.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${MARK}))`.execute(transaction)
    if (await isSeeded({ queries: transaction })) return false
    await insertSeedContent(transaction, { pictures: drawn, documents }, now())
    await insertSeedCareers(transaction, resumes, now())
    await transaction.insertInto('setting').values({ key: MARK, value: 'true' }).execute()
    return true
  })
  const uploads = [...drawn.values(), ...documents.values(), ...resumes.map(({ resume }) => resume)]
  for (const upload of uploads) await upload.commit()
  // Otherwise the planner has no statistics when the first lists are read.
  if (seeded) await sql`vacuum analyze`.execute(database.unlimited)
}
