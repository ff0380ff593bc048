import assert from 'node:assert/strict'
import { serviceAddress } from '../release/service-address'
import { startSiteOnPostgres } from '../testing/site-on-postgres'
import { startSiteUnderTest, type SiteUnderTest } from '../testing/site-under-test'
import { startTopology } from '../topology/start-topology'

/** The embedded database, PostgreSQL, or the edge of `docker/` before two shells and two services on PostgreSQL. */
export type SiteVariant = 'embedded' | 'postgres' | 'edge'

/** A whole site that a check sends requests to. */
export interface SoakedSite {
  url: string
  port: number
  /** Process above the shells and services. */
  pid: number
  /** Addresses of its services, behind shells and edge. */
  services: readonly string[]
  stop: () => Promise<void>
}

type Started = Omit<SoakedSite, 'port'>

async function withAddress(starting: Promise<SiteUnderTest>): Promise<Started> {
  const { url, pid, dataDir, stop } = await starting
  return { url, pid, services: [(await serviceAddress(dataDir, {})) ?? assert.fail('There is no service.')], stop }
}

async function startBehindEdge(): Promise<Started> {
  const { url, services, stop } = await startTopology({ LOG_LEVEL: 'info' })
  const ports = await Promise.all(services.map(async ({ listening }) => (await listening).port))
  return { url, pid: process.pid, services: ports.map((port) => `http://127.0.0.1:${port}`), stop }
}

const starts: Record<SiteVariant, () => Promise<Started>> = {
  embedded: () => withAddress(startSiteUnderTest()),
  postgres: () => withAddress(startSiteOnPostgres()),
  edge: startBehindEdge,
}

/** The kind of site in the first argument of this process, `embedded` without one. @throws {Error} if there is no such. */
export function requestedSite(): SiteVariant {
  const [kind = 'embedded'] = process.argv.slice(2)
  if (!(kind in starts)) throw new Error(`Unknown site: ${kind}. Available: ${Object.keys(starts).join(', ')}.`)
  return kind as SiteVariant
}

/** Starts a whole site from the releases built last. */
export async function startSoakedSite(kind: SiteVariant): Promise<SoakedSite> {
  const site = await starts[kind]()
  return { ...site, port: Number(new URL(site.url).port) }
}
