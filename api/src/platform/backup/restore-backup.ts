import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { writeDurably } from '../disk/durable-file'
import { lastMigration, pictureMaster, sha256Of, type BackupManifest, type BackupDeps } from './backup-contents'
import { backupTables, checkTable, insertLines } from './backup-tables'

const BATCH_SIZE = 200

/**
 * Restores a backup of either type of database into an empty database and its file storage, and verifies each table
 * against the manifest and each file against its hash. Throws if anything differs; then the database stays empty. People
 * who were erased after the backup are erased again at the next start.
 */
export async function restoreBackup(deps: BackupDeps, directory: string): Promise<BackupManifest> {
  const manifest = await readManifest(directory)
  const { database, storage, picturesDir } = deps
  const migration = await lastMigration(database.unlimited)
  if (migration !== manifest.migration) {
    throw new Error(`The backup has schema version ${manifest.migration}, this database ${migration}.`)
  }
  await checkFiles(directory, manifest)
  for (const id of await fs.readdir(path.join(directory, 'documents'))) {
    await storage.write(id, await fs.readFile(path.join(directory, 'documents', id)))
  }
  for (const id of await fs.readdir(path.join(directory, 'pictures'))) {
    await writeDurably(pictureMaster(picturesDir, id), await fs.readFile(path.join(directory, 'pictures', id)))
  }
  for await (const id of erasedSince(directory)) await storage.erasures.add(id)
  await database.unlimited.transaction().execute(async (transaction) => {
    // Webhooks are told of changes, and this is none.
    await sql`select set_config('tekskills.restoring', 'on', true)`.execute(transaction)
    for (const table of await backupTables(transaction)) {
      const before = await checkTable(transaction, table)
      if (before.rows > 0) throw new Error(`The database is not empty: there are rows in ${table.name}.`)
      for await (const lines of readFileLines(path.join(directory, 'tables', `${table.name}.jsonl`))) {
        await insertLines(transaction, table, lines)
      }
      const after = await checkTable(transaction, table)
      const expected = manifest.tables[table.name]
      if (after.rows !== expected?.rows || after.sha256 !== expected.sha256) {
        throw new Error(`The table ${table.name} differs from the backup. Nothing was restored.`)
      }
    }
  })
  return manifest
}

/** Checks each document against the hash in its row and each picture against the one in the manifest. */
async function checkFiles(directory: string, { pictureHashes }: BackupManifest): Promise<void> {
  const problems: string[] = []
  const check = async (table: string, folder: string, isSame: (content: Buffer, row: FileRow) => boolean) => {
    for await (const lines of readFileLines(path.join(directory, 'tables', `${table}.jsonl`))) {
      for (const line of lines) {
        const row = JSON.parse(line) as FileRow
        const content = await fs.readFile(path.join(directory, folder, row.id)).catch(() => undefined)
        if (!content) problems.push(`${folder}/${row.id} is missing`)
        else if (!isSame(content, row)) problems.push(`${folder}/${row.id} was altered`)
      }
    }
  }
  await check('stored_file', 'documents', (content, { sha256 }) => sha256 === `\\x${sha256Of(content)}`)
  await check('picture', 'pictures', (content, { id, bytes }) =>
    pictureHashes ? pictureHashes[id] === sha256Of(content) : bytes === content.length,
  )
  if (problems.length > 0) throw new Error(`The backup is incomplete: ${problems.join(', ')}. Nothing was restored.`)
}

/** The ids of people recorded as erased in another backup of the same folder, so that they are erased at the next start. */
async function* erasedSince(directory: string): AsyncGenerator<string> {
  for (const other of await fs.readdir(path.dirname(directory))) {
    const table = path.join(path.dirname(directory), other, 'tables', 'applicant.jsonl')
    if (!(await fs.stat(table).catch(() => undefined))) continue
    for await (const lines of readFileLines(table)) {
      for (const line of lines) {
        const { id, erased_at } = JSON.parse(line) as { id: string; erased_at: string | null }
        if (erased_at) yield id
      }
    }
  }
}

interface FileRow {
  id: string
  bytes: number
  sha256?: string
}

async function readManifest(directory: string): Promise<BackupManifest> {
  try {
    return JSON.parse(await fs.readFile(path.join(directory, 'manifest.json'), 'utf8')) as BackupManifest
  } catch (cause) {
    throw new Error(`There is no complete backup at ${directory}.`, { cause })
  }
}

async function* readFileLines(file: string): AsyncGenerator<string[]> {
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    lines.push(line)
    if (lines.length < BATCH_SIZE) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}
