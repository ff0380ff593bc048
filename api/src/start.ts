import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { buildApp } from './app'
import { replayErasures } from './domain/applicants/erase-applicant'
import { replayEnquiryErasures } from './domain/enquiries/inbox.service'
import { serveBackups } from './platform/backup/backup-socket'
import { migrateSite } from './migrate-site'
import type { Config } from './platform/config/config'
import { connectDatabase } from './platform/database/open-database'
import { makePrivate } from './platform/disk/private-files'
import { seed } from './seed/seed'
import type { SeededAccount } from './seed/seed-accounts'
import { checkDataDirectory } from './start-error'

export interface Service {
  port: number
  accounts: SeededAccount[]
  /** Resolves with the reason once the service can no longer work. */
  lost: Promise<Error>
  /** Waits for requests in progress, then closes everything. */
  stop(): Promise<void>
}

/**
 * Opens, migrates and seeds the database, and starts listening. Throws, without changing anything, if database and
 * files belong to different sites. Leaves nothing open if it throws.
 */
export async function startService(config: Config): Promise<Service> {
  checkDataDirectory(config.dataDir)
  await makePrivate(config.dataDir)
  await checkPort(config)
  const database = await connectDatabase(config)
  try {
    const storage = await migrateSite({ config, database })
    const { app, deps } = await buildApp({ config, database })
    await replayErasures(deps)
    await replayEnquiryErasures(deps)
    const accounts = await seed(deps)
    await app.listen({ host: config.host, port: config.port })
    const { port } = app.server.address() as AddressInfo
    const { picturesDir } = config
    const { directory } = database
    const endBackups = directory ? await serveBackups({ database, storage, picturesDir }, directory) : undefined
    const stop = async () => {
      endBackups?.()
      // Otherwise a connection that was busy when closing began stays open until its idle timeout.
      const drain = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close().finally(() => clearInterval(drain))
      await database.close()
    }
    return { port, accounts, lost: database.lost, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Fails early if the port is in use. */
async function checkPort({ host, port }: Config): Promise<void> {
  if (port === 0) return
  const probe = net.createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
