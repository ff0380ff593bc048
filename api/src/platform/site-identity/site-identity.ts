import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../database/database'
import { readSetting, writeSetting } from '../database/settings'
import type { FileTable, SiteStorage } from './site-storages'

/** Key of the site id in the table `setting`. */
export const SITE_ID = 'site-id'

/** The database and a storage belong to different sites, so a sweep would treat every file as unused. */
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
 * Rejects a storage that does not belong to the database's site, without changing anything; call it before migrating.
 * The returned function creates the site id if there is none and marks unmarked storages; call it after migrating and
 * before any file is written. Throws {@link SiteMismatchError}.
 *
 * An unmarked storage belongs to the database if rows reference at least half of its files (an installation older than
 * the marks), or if there are neither files nor rows (a new one). The same rule recovers from a crash between two
 * marks.
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

/** Whether the storage is marked with the site id of the database; false if it may be marked with it. */
async function isMarked(queries: Queries, storage: SiteStorage): Promise<boolean> {
  const before = await storage.mark.read()
  if (before && before === (await readSiteId(queries))) return true
  const files = await countFiles(queries, storage)
  // Read after counting the files, because another instance writes its mark before its first file.
  const mark = await storage.mark.read()
  const id = await readSiteId(queries)
  if (mark && mark === id) return true
  if (mark && id) throw new SiteMismatchError(storage, 'they are marked as different sites')
  if (files.stored === 0 && files.named > 0)
    throw new SiteMismatchError(storage, 'the files of the database are missing there')
  if (files.stored === 0) return false
  if (mark) throw new SiteMismatchError(storage, 'the database is empty or belongs to another site')
  if (files.found * 2 < files.stored)
    throw new SiteMismatchError(storage, 'the database has no records of the files there')
  return false
}

/** Counts the files in a storage, the files that rows reference, and those that are both. */
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

/** The site id of the database; undefined if there is none yet, or before the first migration. */
export async function readSiteId(queries: Queries): Promise<string | undefined> {
  if (!(await hasTable(queries, 'setting'))) return undefined
  const id = await readSetting(queries, SITE_ID)
  return id === undefined ? undefined : String(id)
}

/** The site id of the database, created once even if two instances start concurrently. */
async function ensureSiteId(queries: Queries): Promise<string> {
  await queries
    .insertInto('setting')
    .values({ key: SITE_ID, value: JSON.stringify(randomUUID()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return String(await readSiteId(queries))
}

/**
 * Marks the database and the storages with a new site id, replacing any other. Nothing with the old id matches them any
 * more.
 */
export async function adoptStorages(queries: Queries, storages: readonly SiteStorage[]): Promise<void> {
  const id = randomUUID()
  await setSiteId(queries, id)
  for (const { mark } of storages) await mark.write(id)
}

/** Sets the site id of the database. */
export const setSiteId = (queries: Queries, id: string): Promise<void> => writeSetting(queries, SITE_ID, id)

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
