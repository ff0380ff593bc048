import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN_ROOT = '/usr/lib/postgresql'
const DEBIAN_SETTINGS = '/etc/postgresql-common'

/** Folder of `initdb` and `postgres`, newest version first; `undefined` when PostgreSQL is not installed. */
export async function findPostgres(): Promise<string | undefined> {
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const versions = await readdir(DEBIAN_ROOT).catch(() => [])
  const packaged = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_ROOT, version, 'bin'))
  return [...configured, ...packaged].find((folder) => existsSync(join(folder, 'initdb')))
}

/**
 * Installs PostgreSQL 15 when it is missing and this user may install packages.
 * @throws {Error} with one plain sentence otherwise.
 */
export async function ensurePostgres(): Promise<void> {
  if (await findPostgres()) return
  if (process.getuid?.() === 0) await installPostgres().catch(() => undefined)
  if (await findPostgres()) return
  throw new Error('PostgreSQL 15 or later is needed for these tests: install it (apt-get install postgresql-15).')
}

async function installPostgres() {
  // The package would otherwise start a server of its own, which nobody here asked for.
  await mkdir(DEBIAN_SETTINGS, { recursive: true })
  await writeFile(join(DEBIAN_SETTINGS, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' })
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'])
}
