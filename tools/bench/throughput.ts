import autocannon from 'autocannon'
import { fixed, median, pairedRatio, rotated, table } from './numbers'
import type { BenchSite } from './bench-site'

const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 20
const headers = { 'accept-encoding': 'br, gzip' }

async function requestsPerSecond(url: string, duration = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, headers })
  if (result.errors + result.non2xx > 0) throw new Error(`${url} answered with errors while it was measured`)
  return result.requests.average
}

/** Bytes that one answer takes on the wire. */
const answerBytes = async (url: string) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const { length } = Buffer.from(await response.arrayBuffer())
  return length
}

/** Kept page and cached list beside a bare Fastify route, interleaved in one run. */
export async function measureThroughput({ service, site, bare }: BenchSite): Promise<string> {
  const list = `${service}/api/public/user/get-allblogs?size=12`
  const targets: Record<string, string> = {
    'bare Fastify route': `${bare}/hello`,
    'bare Fastify route, bytes of the list': `${bare}/bytes/${await answerBytes(list)}`,
    'cached list of 12': list,
    'kept page (home)': `${site}/`,
  }
  const names = Object.keys(targets)
  const samples = new Map(names.map((name) => [name, [] as number[]]))
  for (const url of Object.values(targets)) await requestsPerSecond(url, 1)
  for (let round = 0; round < ROUNDS; round++)
    for (const name of rotated(names, round)) samples.get(name)?.push(await requestsPerSecond(targets[name] ?? ''))

  const of = (name: string) => samples.get(name) ?? []
  const rows = names.map((name) => [
    name,
    fixed(median(of(name))),
    fixed(pairedRatio(of(name), of('bare Fastify route')), 2),
    fixed(pairedRatio(of(name), of('bare Fastify route, bytes of the list')), 2),
  ])
  return table([['target', 'requests/s', '× bare', '× bare, same bytes'], ...rows])
}
