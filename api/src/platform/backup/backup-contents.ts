import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database, Queries } from '../database/database'
import type { FileStorage } from '../files/file-storage'
import type { TableCheck } from './backup-tables'

/** The stores that a backup reads and a restore writes. */
export interface BackupDeps {
  database: Database
  /** Documents; their keys are the ids of `stored_file`. */
  storage: FileStorage
  picturesDir: string
}

/** `manifest.json`, written last: a backup without one is incomplete. */
export interface BackupManifest {
  format: 1
  at: string
  /** The last applied migration; a restore requires the same. */
  migration: string
  tables: Record<string, TableCheck>
  documents: number
  pictures: number
  /** SHA-256 of each picture by its id, because its row has none; missing in backups made before it was added. */
  pictureHashes?: Record<string, string>
}

export const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** The file of a picture from which all renditions can be recreated. */
export const pictureMaster = (folder: string, id: string) => path.join(folder, id, 'master.webp')

export async function lastMigration(queries: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(queries)
  return rows[0]?.name ?? ''
}
