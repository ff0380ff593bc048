import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killMailRounds } from '../../api/src/testing/kill-mails'

// Kills the service while it sends job alert digests, stage emails and a newsletter, on the database in DATABASE_URL or the
// embedded one.
const [kills = 0, alerts = 0, stageMails = 0, subscribers = 0] = process.argv.slice(2).map(Number)
const dataDir = await mkdtemp(join(tmpdir(), 'tk-kill-mails-'))
try {
  const databaseUrl = process.env.DATABASE_URL
  const found = await killMailRounds({ kills, alerts, stageMails, subscribers, dataDir, databaseUrl })
  console.log(
    `${kills} kills, ${found.killedAt} of them before the last of ${found.delivered} mails was sent (${found.duration} ms): none lost, none written twice; ${found.repeated} sent again with the same Message-ID; the server dropped ${found.dropped}, delayed ${found.delayed}, refused ${found.refused}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message.slice(0, 2000) : error)
  process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
