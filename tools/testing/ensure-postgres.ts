import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { postgresFolder } from '../../api/src/testing/postgres-binaries'
import { installDebianPackages } from './debian-packages'

const DEBIAN_SETTINGS = '/etc/postgresql-common'

/** Whether the PostgreSQL server binaries are installed. */
function hasPostgres() {
  try {
    return Boolean(postgresFolder())
  } catch {
    return false
  }
}

/**
 * Installs PostgreSQL 15 when it is missing and this user may install packages.
 * @throws {Error} with a one-sentence message when it stays missing.
 */
export async function ensurePostgres(): Promise<void> {
  if (hasPostgres()) return
  if (process.getuid?.() === 0) await installPostgres().catch(() => undefined)
  if (hasPostgres()) return
  throw new Error('PostgreSQL 15 or later is needed for these tests: install it (apt-get install postgresql-15).')
}

async function installPostgres() {
  // Otherwise the package would create and start a server of its own.
  await mkdir(DEBIAN_SETTINGS, { recursive: true })
  await writeFile(join(DEBIAN_SETTINGS, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' })
  installDebianPackages('postgresql-15')
}
