import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killBundleRounds } from '../../api/src/testing/kill-bundles'

// Kills the service while 50 items go live or come back, repeatedly on the same data, on the database in DATABASE_URL or
// the embedded one.
const rounds = Number(process.argv[2])
const dataDir = await mkdtemp(join(tmpdir(), 'tk-kill-bundles-'))
try {
  const found = await killBundleRounds({ rounds, items: 50, dataDir, databaseUrl: process.env.DATABASE_URL })
  console.log(
    `${rounds} kills while 50 items moved (${found.duration} ms): ${found.moved} moved all, ${found.unmoved} none, none a part`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
