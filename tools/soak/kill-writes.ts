import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '../../api/src/testing/kill-writes'

// Kills the service while it writes, repeatedly on the same data, on the database in DATABASE_URL or the embedded one.
const rounds = Number(process.argv[2])
const dataDir = await mkdtemp(join(tmpdir(), 'tk-kill-'))
try {
  const { blogs, applications } = await killRounds({ rounds, dataDir, databaseUrl: process.env.DATABASE_URL })
  console.log(`${rounds} kills, ${blogs} writes and ${applications} uploads acknowledged, none lost or duplicated`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
