import { startSiteOnPostgres } from '../testing/site-on-postgres'
import { startSiteUnderTest } from '../testing/site-under-test'
import { startTopology } from '../topology/start-topology'

/** The embedded database, PostgreSQL, or the edge of `docker/` before two shells and two services on PostgreSQL. */
export type SiteVariant = 'embedded' | 'postgres' | 'edge'

/** A whole site that a check sends requests to. */
export interface SoakedSite {
  port: number
  url: string
  /** Process above the shells and services. */
  pid: number
  stop: () => Promise<void>
}

async function startBehindEdge(): Promise<Omit<SoakedSite, 'port'>> {
  const { url, stop } = await startTopology({ LOG_LEVEL: 'info' })
  return { url, pid: process.pid, stop }
}

const starts: Record<SiteVariant, () => Promise<Omit<SoakedSite, 'port'>>> = {
  embedded: () => startSiteUnderTest(),
  postgres: startSiteOnPostgres,
  edge: startBehindEdge,
}

/** The site in the first argument of this process, `embedded` without one. @throws {Error} if there is no such. */
export function requestedSite(): SiteVariant {
  const [variant = 'embedded'] = process.argv.slice(2)
  if (!(variant in starts)) throw new Error(`Unknown site: ${variant}. Available: ${Object.keys(starts).join(', ')}.`)
  return variant as SiteVariant
}

/** Starts a whole site from the releases built last. */
export async function startSoakedSite(variant: SiteVariant): Promise<SoakedSite> {
  const { url, pid, stop } = await starts[variant]()
  return { url, port: Number(new URL(url).port), pid, stop }
}
