import autocannon from 'autocannon'
import { fixed, median, pairedRatio, rotated, table } from './numbers'
import type { BenchSite } from './bench-site'

const BARE = 'bare Fastify route'
const BARE_LIST = 'bare Fastify route, bytes of the list'
const BARE_PAGE = 'bare Fastify route, bytes of the page'
const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 20
const headers = { 'accept-encoding': 'br, gzip' }

async function requestsPerSecond(url: string, duration = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers })
  if (result.errors + result.non2xx > 0) throw new Error(`${url} returned errors during the measurement`)
  return result.requests.average
}

/** Transfer size of a response body in bytes. */
const bodyBytes = async (url: string) => Number((await fetch(url, { headers })).headers.get('content-length'))

/**
 * Compares a cached page and a cached list with bare Fastify routes of a few and of equally many bytes, interleaved.
 */
export async function measureThroughput({ service, site, bare }: BenchSite): Promise<string> {
  const list = `${service}/api/public/user/get-allblogs?size=12`
  const page = `${site}/`
  const bareOf = async (url: string) => `${bare}/bytes/${await bodyBytes(url)}`
  const targets: Record<string, string> = {
    [BARE]: `${bare}/hello`,
    [BARE_LIST]: await bareOf(list),
    [BARE_PAGE]: await bareOf(page),
    'cached list of 12': list,
    'cached page (home)': page,
  }
  const peers: Record<string, string> = { 'cached list of 12': BARE_LIST, 'cached page (home)': BARE_PAGE }
  const names = Object.keys(targets)
  const samples = new Map(names.map((name) => [name, [] as number[]]))
  for (const url of Object.values(targets)) await requestsPerSecond(url, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const name of rotated(names, round)) samples.get(name)?.push(await requestsPerSecond(targets[name] ?? ''))

  const of = (name: string) => samples.get(name) ?? []
  const rows = names.map((name) => [
    name,
    fixed(median(of(name))),
    fixed(pairedRatio(of(name), of(BARE)), 2),
    fixed(pairedRatio(of(name), of(peers[name] ?? name)), 2),
  ])
  return table([['target', 'requests/s', '× bare', '× bare, same bytes'], ...rows])
}
