import path from 'node:path'
import { sql } from 'kysely'
import type { Database, Queries } from '../database/database'
import type { FileStorage } from '../files/file-storage'
import type { TableCheck } from './backup-tables'

/** What a backup is made of, and what a restore fills. */
export interface BackupDeps {
  database: Database
  /** Documents; their keys are the ids of `stored_file`. */
  storage: FileStorage
  picturesDir: string
}

/** `manifest.json`, written last: a backup without one is not a backup. */
export interface BackupManifest {
  format: 1
  at: string
  /** The last migration; a restore needs the same. */
  migration: string
  tables: Record<string, TableCheck>
  documents: number
  pictures: number
}

/** The one file of a picture that cannot be drawn again. */
export const pictureMaster = (folder: string, id: string) => path.join(folder, id, 'master.webp')

export async function lastMigration(queries: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(queries)
  return rows[0]?.name ?? ''
}
