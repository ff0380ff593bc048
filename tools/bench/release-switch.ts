import { setTimeout as pause } from 'node:timers/promises'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { cloneRelease } from '../release/clone-release'
import { listedAddresses } from '../release/sample-addresses'
import { releaseNames } from '../repository'
import type { BenchSite } from './bench-site'
import { fixed, percentile99, table } from './numbers'
import { pacedCalls } from './paced-calls'

const RATE = 200
/** Seconds of requests after a promotion that count as its switch; it takes about one. */
const SECONDS = 3
/** Seconds of requests before the first switch, in which every page is rendered once. */
const WARM_UP_SECONDS = 15

interface Visit {
  at: number
  milliseconds: number
  ok: boolean
}

/**
 * Response times while a release of each part goes live under 200 requests a second. A page is visited in inverse
 * proportion to its rank, as pages of real sites are.
 */
export async function measureReleaseSwitch({ site, service, releasesDir }: BenchSite): Promise<string> {
  const addresses = ['/', ...(await listedAddresses(service))]
  const store = releaseStore(releasesDir)
  const visits: Visit[] = []
  const ended = new AbortController()
  const nextAddress = byRank(addresses)
  const visit = async () => {
    const at = performance.now()
    const response = await fetch(site + nextAddress(), { headers: { 'accept-encoding': 'br' } }).catch(() => undefined)
    await response?.arrayBuffer()
    visits.push({ at, milliseconds: performance.now() - at, ok: response?.ok ?? false })
  }
  const requests = pacedCalls(visit, { rate: RATE, signal: ended.signal })

  const rowOf = async (what: string, seconds: number) => {
    const start = performance.now()
    await pause(seconds * 1000)
    const during = visits.filter(({ at }) => at >= start)
    const failed = during.filter(({ ok }) => !ok).length
    const times = during.map(({ milliseconds }) => milliseconds)
    return [what, fixed(during.length), fixed(percentile99(times), 1), fixed(Math.max(...times)), fixed(failed)]
  }
  await pause(WARM_UP_SECONDS * 1000)
  const rows = [await rowOf('no switch', SECONDS)]
  for (const name of releaseNames) {
    const from = entryOf(await store.readRegistry(), name)?.live ?? ''
    const to = `switched${name.replace(/\W/g, '')}`
    await cloneRelease({ store, name, from, to })
    await pause(1000)
    await store.setLive({ [name]: to }, { action: 'promote', by: 'bench' })
    rows.push(await rowOf(name, SECONDS))
  }
  ended.abort()
  await requests
  return table([['switch of', 'requests', 'p99 ms', 'slowest ms', 'failed'], ...rows])
}

/** Golden ratio: the fractions of its multiples spread evenly, so that every run visits the same sequence of pages. */
const RATIO = (1 + Math.sqrt(5)) / 2

/** Draws addresses, the n-th one n times less often than the first. */
function byRank(addresses: readonly string[]) {
  const limits: number[] = []
  addresses.forEach((_, index) => limits.push((limits[index - 1] ?? 0) + 1 / (index + 1)))
  const total = limits.at(-1) ?? 0
  let drawn = 0
  return () => {
    drawn += RATIO
    return addresses[limits.findIndex((limit) => limit >= (drawn % 1) * total)] ?? '/'
  }
}
