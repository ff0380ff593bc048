import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Queries } from '../database/database'
import { lastMigration, pictureMaster, sha256Of, type BackupManifest, type BackupDeps } from './backup-contents'
import { recordBackup } from './last-backup'
import { backupTables, checkTable } from './backup-tables'

const ATTEMPTS = 3

/** A file that a row references was removed while the backup was made. */
class FileRemovedError extends Error {
  override name = 'ChangedMeanwhile'
}

/**
 * Writes a consistent snapshot of the site's data into the new folder `directory` while the service keeps running:
 * tables as lines of JSON that either type of database can restore, documents and pictures as files. Throws if
 * `directory` exists.
 */
export async function makeBackup(deps: BackupDeps, directory: string): Promise<BackupManifest> {
  const unfinished = `${directory}.unfinished`
  await fs.mkdir(path.dirname(directory), { recursive: true })
  if (await fs.stat(directory).catch(() => undefined)) throw new Error(`${directory} already exists.`)
  for (let attempt = 1; ; attempt += 1) {
    await fs.rm(unfinished, { recursive: true, force: true })
    try {
      const manifest = await writeSnapshot(deps, unfinished)
      await fs.writeFile(path.join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2))
      await fs.rename(unfinished, directory)
      // The backup is complete without it, and an alert fires when none has been recorded for a long time.
      await recordBackup(deps.database.unlimited, manifest.at).catch(() => undefined)
      return manifest
    } catch (error) {
      if (error instanceof FileRemovedError && attempt < ATTEMPTS) continue
      await fs.rm(unfinished, { recursive: true, force: true })
      throw error
    }
  }
}

async function writeSnapshot(deps: BackupDeps, directory: string): Promise<BackupManifest> {
  const { storage, picturesDir } = deps
  const folder = (name: string) => path.join(directory, name)
  for (const name of ['tables', 'documents', 'pictures']) await fs.mkdir(folder(name), { recursive: true })
  const { documents, pictures, ...snapshot } = await writeTables(deps, folder('tables'))
  for (const id of documents) {
    await fs.writeFile(path.join(folder('documents'), id), required(await storage.read(id)))
  }
  const pictureHashes: Record<string, string> = {}
  for (const id of pictures) {
    const content = required(await fs.readFile(pictureMaster(picturesDir, id)).catch(() => undefined))
    await fs.writeFile(path.join(folder('pictures'), id), content)
    pictureHashes[id] = sha256Of(content)
  }
  return { format: 1, ...snapshot, documents: documents.length, pictures: pictures.length, pictureHashes }
}

/**
 * Writes the tables. Files are copied only after the transaction, which blocks every other query of the embedded
 * database. Files are never altered, and one that was removed in the meantime is noticed.
 */
const writeTables = ({ database }: BackupDeps, folder: string) =>
  database.unlimited
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction)
      const at = new Date().toISOString()
      const tables: BackupManifest['tables'] = {}
      for (const table of await backupTables(transaction)) {
        const file = await fs.open(path.join(folder, `${table.name}.jsonl`), 'w')
        const write = (lines: string[]) => file.appendFile(`${lines.join('\n')}\n`)
        try {
          tables[table.name] = await checkTable(transaction, table, write)
        } finally {
          await file.close()
        }
      }
      const documents = await idsOf(transaction, 'stored_file')
      const pictures = await idsOf(transaction, 'picture')
      return { at, migration: await lastMigration(transaction), tables, documents, pictures }
    })

function required(content: Buffer | undefined): Buffer {
  if (!content) throw new FileRemovedError('A file was removed while the backup was being made.')
  return content
}

async function idsOf(transaction: Queries, table: 'stored_file' | 'picture'): Promise<string[]> {
  const rows = await transaction.selectFrom(table).select('id').execute()
  return rows.map(({ id }) => id)
}
