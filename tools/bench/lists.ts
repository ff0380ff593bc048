import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { sequentialScans } from '../../api/src/testing/many-rows'
import { fixed, table } from './numbers'
import type { LoadedService } from './loaded-service'

const SECONDS = 4
const CONNECTIONS = 2

interface Probe {
  role: 'blogs' | 'careers' | 'none'
  /** Path below `/api`. */
  path: string
  /** Index of the last page, with ten rows on each. */
  lastPage: number
  /** Search text that few rows contain. */
  search: string
  /** A word in every fifth row, for full-text search. */
  common?: string
}

const probes: readonly Probe[] = [
  { role: 'none', path: '/public/user/get-allblogs', lastPage: 9_999, search: 'record 4242', common: 'harbour' },
  { role: 'none', path: '/public/user/get-allnewsRoom', lastPage: 9_999, search: 'record 4242', common: 'harbour' },
  { role: 'blogs', path: '/blogs/get-allblogs', lastPage: 9_999, search: 'record 4242' },
  { role: 'blogs', path: '/newsRoom/get-allnewsRoom', lastPage: 9_999, search: 'record 4242' },
  { role: 'blogs', path: '/caseStudy/get-allcaseStudy', lastPage: 9_999, search: 'record 4242' },
  { role: 'blogs', path: '/enquiry/get-allEnquiries', lastPage: 9_999, search: 'record 4242' },
  { role: 'blogs', path: '/newsLetter/get-allSubscribers', lastPage: 9_999, search: 'reader4242' },
  { role: 'blogs', path: '/audit', lastPage: 4_999, search: 'record 4242' },
  { role: 'careers', path: '/jobApplicants/getApplicants', lastPage: 9_999, search: 'record 4242' },
  { role: 'careers', path: '/jobApplicants/getFutureApplicants', lastPage: 2_499, search: 'record 4242' },
]

/** Measures first page, last page and search of lists over 100,000 rows, and which of them scan a whole table. */
export async function measureLists({ service, bearers, database }: LoadedService): Promise<string> {
  const rows: string[][] = []
  for (const { role, path, lastPage, search, common } of probes) {
    const headers: Record<string, string> = role === 'none' ? {} : { authorization: bearers[role] }
    const queryOf = (q: string) => new URLSearchParams({ q }).toString()
    const queries = {
      first: 'page=0',
      last: `page=${lastPage}`,
      search: queryOf(search),
      common: common && queryOf(common),
    }
    const cells: string[] = []
    const scanned = new Set<string>()
    for (const [name, query] of Object.entries(queries)) {
      if (!query) continue
      const before = await sequentialScans(database)
      cells.push(fixed(await p99Of(`${service}/api${path}?${query}`, headers), 0))
      await waitForStatistics()
      for (const [relation, scans] of await sequentialScans(database)) {
        if (scans > (before.get(relation) ?? 0)) scanned.add(`${relation} (${name})`)
      }
    }
    if (!common) cells.push('')
    rows.push([path, ...cells, [...scanned].join(', ') || 'none'])
  }
  return table([['list of 100,000', 'first ms', 'last ms', 'search ms', 'common word ms', 'sequential scans'], ...rows])
}

/** 99th percentile in milliseconds. A POST is never cached, so it always queries the database. */
async function p99Of(address: string, headers: Record<string, string>): Promise<number> {
  const options = {
    url: address,
    method: 'POST',
    body: '{}',
    headers: { ...headers, 'content-type': 'application/json' },
    connections: CONNECTIONS,
  } as const
  // Warms the caches of database and service.
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.errors + result.non2xx > 0) throw new Error(`${address} returned errors during the measurement`)
  return result.latency.p99
}

/** A PostgreSQL connection reports its statistics at most once a second. */
const waitForStatistics = () => pause(1_500)
