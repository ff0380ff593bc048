import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const DEBIAN_ROOT = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`. Throws if PostgreSQL is not installed. */
export function postgresFolder(): string {
  const packaged = fs.existsSync(DEBIAN_ROOT) ? fs.readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [configuredFolder(), ...packaged.map((version) => path.join(DEBIAN_ROOT, version, 'bin'))]
  const found = folders.find((folder) => folder && fs.existsSync(path.join(folder, 'initdb')))
  if (!found) throw new Error('PostgreSQL 15 or later is needed for these tests.')
  return found
}

function configuredFolder(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The user that runs PostgreSQL, which refuses to run as root: `postgres`, or else `nobody`. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it.')
}
