import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { ensurePostgres } from './ensure-postgres'
import { startSiteUnderTest, type SiteUnderTest } from './site-under-test'

/** Starts a PostgreSQL server and a site on it; `stop` stops both. */
export async function startSiteOnPostgres(): Promise<SiteUnderTest> {
  await ensurePostgres()
  const server = await startPostgres()
  try {
    // The settings schema requires a host in the URL; the socket in the query takes precedence over it.
    const address = (await createDatabase(server.url)).replace('@/', '@localhost/')
    const site = await startSiteUnderTest({ DATABASE_URL: address })
    const stop = async () => {
      await site.stop()
      await server.stop()
    }
    return { ...site, stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}
