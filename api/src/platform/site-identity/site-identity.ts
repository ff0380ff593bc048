import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../database/database'
import type { FileTable, SiteStorage } from './site-storages'

/** Row of the table `setting` that holds the id of the site. */
export const SITE_ID = 'site-id'

/** The database and a storage are not of the same site: a sweep would take every file for one that is not needed. */
export class SiteMismatchError extends Error {
  override name = 'SiteMismatchError'

  constructor({ place }: SiteStorage, why: string) {
    super(
      `The database and ${place} do not belong together (${why}), so nothing was started or changed: check DATABASE_URL, ` +
        'DATA_DIR and S3_BUCKET, or, if the site was moved on purpose, run "npm run storage -w api -- adopt" ' +
        '(docs/runbooks/database.md).',
    )
  }
}

/**
 * Refuses a storage that is not of the database's site, without changing anything; to be called before migrations. The
 * function returned gives the site an id, where it has none yet, and marks storages without a mark; to be called after
 * them and before any file is written. Throws {@link SiteMismatchError}.
 *
 * Without a mark a storage is the database's if it holds files and rows name at least half of them (an installation from
 * before the marks), or if neither it holds nor rows name any (a new one). A crash between marks heals by the same rule.
 */
export async function checkSiteIdentity(
  queries: Queries,
  storages: readonly SiteStorage[],
): Promise<() => Promise<void>> {
  const unmarked: SiteStorage[] = []
  for (const storage of storages) if (!(await isMarked(queries, storage))) unmarked.push(storage)
  return async () => {
    const id = await ensureSiteId(queries)
    for (const { mark } of unmarked) await mark.write(id)
  }
}

/** Whether the storage bears the id of the database; false when it may be given it. */
async function isMarked(queries: Queries, storage: SiteStorage): Promise<boolean> {
  const before = await storage.mark.read()
  if (before && before === (await readSiteId(queries))) return true
  const files = await countFiles(queries, storage)
  // After the files: a mark that another instance sets meanwhile comes before the first file it stores.
  const mark = await storage.mark.read()
  const id = await readSiteId(queries)
  if (mark && mark === id) return true
  if (mark && id) throw new SiteMismatchError(storage, 'they are marked as different sites')
  if (files.stored === 0 && files.named > 0)
    throw new SiteMismatchError(storage, 'the files of the database are missing there')
  if (files.stored === 0) return false
  if (mark) throw new SiteMismatchError(storage, 'the database is empty or of another site')
  if (files.found * 2 < files.stored) throw new SiteMismatchError(storage, 'the database does not know the files there')
  return false
}

/** Files in a storage: how many there are, how many rows name, and how many are both. */
export async function countFiles(queries: Queries, { files }: SiteStorage) {
  const count = { stored: 0, named: 0, found: 0 }
  for (const [table, list] of Object.entries(files)) {
    const named = await namedFiles(queries, table as FileTable)
    count.named += named.size
    for await (const { key } of list()) {
      count.stored += 1
      if (named.has(key)) count.found += 1
    }
  }
  return count
}

/** The id of the database's site; undefined before it has one, and before the first migration. */
export async function readSiteId(queries: Queries): Promise<string | undefined> {
  if (!(await hasTable(queries, 'setting'))) return undefined
  const row = await queries.selectFrom('setting').select('value').where('key', '=', SITE_ID).executeTakeFirst()
  return row && String(row.value)
}

/** The id of the database's site, made once; of two instances that start together one makes it. */
async function ensureSiteId(queries: Queries): Promise<string> {
  await queries
    .insertInto('setting')
    .values({ key: SITE_ID, value: JSON.stringify(randomUUID()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return String(await readSiteId(queries))
}

/** Gives database and storages one new id, whatever they bore: nothing else that bears the old one fits them any more. */
export async function adoptStorages(queries: Queries, storages: readonly SiteStorage[]): Promise<void> {
  const id = randomUUID()
  await setSiteId(queries, id)
  for (const { mark } of storages) await mark.write(id)
}

/** Makes `id` the id of the database's site. */
export async function setSiteId(queries: Queries, id: string): Promise<void> {
  const value = JSON.stringify(id)
  await queries
    .insertInto('setting')
    .values({ key: SITE_ID, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

async function namedFiles(queries: Queries, table: FileTable): Promise<Set<string>> {
  if (!(await hasTable(queries, table))) return new Set()
  const rows = await queries.selectFrom(table).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

async function hasTable(queries: Queries, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`public.${table}`}) is not null as there`.execute(
    queries,
  )
  return rows[0]?.there ?? false
}
