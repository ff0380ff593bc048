import { sql } from 'kysely'
import type { Config } from '../config'
import type { Database } from '../database/database'
import type { FileStore } from '../files/file-store'
import type { PictureStore } from '../pictures/picture-store'
import { seedAccounts, type SeededAccount } from './seed-accounts'

interface SeedParts {
  config: Pick<Config, 'seedPasswords' | 'seedContent'>
  database: Database
  pictures: PictureStore
  files: FileStore
  now: () => Date
}

const MARK = 'content-seeded'

/**
 * Fills a new database with the staff accounts and, unless switched off, the sample content; at a later start it changes
 * nothing, whatever staff have deleted since. Of two instances starting at once, one seeds.
 */
export async function seed(parts: SeedParts): Promise<SeededAccount[]> {
  const { database, config, now } = parts
  const accounts = await seedAccounts(database.queries, config.seedPasswords, now())
  if (config.seedContent && !(await isSeeded(database))) await seedSampleContent(parts)
  return accounts
}

const isSeeded = async ({ queries }: Pick<Database, 'queries'>) =>
  (await queries.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) !== undefined

async function seedSampleContent({ database, pictures, files, now }: SeedParts): Promise<void> {
  const { drawSeedPictures, insertSeedContent } = await import('./seed-content')
  const { insertSeedCareers, storeSeedResumes } = await import('./seed-careers')
  const drawn = await drawSeedPictures(pictures)
  const resumes = await storeSeedResumes(files)
  const seeded = await database.queries.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${MARK}))`.execute(transaction)
    if (await isSeeded({ queries: transaction })) return false
    await insertSeedContent(transaction, pictures, drawn, now())
    await insertSeedCareers(transaction, files, resumes, now())
    await transaction.insertInto('setting').values({ key: MARK, value: 'true' }).execute()
    return true
  })
  for (const { id } of drawn.values()) {
    if (seeded) pictures.prepare(id)
    else await pictures.remove(id)
  }
  if (!seeded) await files.remove(resumes.map(({ resume }) => resume.id))
  await sql`vacuum analyze`.execute(database.queries)
}
