import { setTimeout as pause } from 'node:timers/promises'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { cloneRelease } from '../release/clone-release'
import { listedAddresses } from '../release/sample-addresses'
import { releaseNames } from '../repository'
import type { BenchSite } from './bench-site'
import { fixed, percentile99, table } from './numbers'
import { pacedCalls } from './paced-calls'

/** Requests per second. */
const RATE = 200
/** Seconds of requests after a promotion that count as its switch; it takes about one. */
const SECONDS = 3
/** Seconds of requests before the first switch, in which every page is rendered once. */
const WARM_UP_SECONDS = 15

interface TimedRequest {
  /** Start, by `performance.now()`. */
  at: number
  milliseconds: number
  ok: boolean
}

/**
 * Measures response times while a release of each part goes live under 200 requests per second. Pages are requested by
 * Zipf's law, like those of real sites.
 */
export async function measureReleaseSwitch({ site, service, releasesDir }: BenchSite): Promise<string> {
  const addresses = ['/', ...(await listedAddresses(service))]
  const store = releaseStore(releasesDir)
  const timed: TimedRequest[] = []
  const stop = new AbortController()
  const nextAddress = createZipfPicker(addresses)
  const request = async () => {
    const at = performance.now()
    const response = await fetch(site + nextAddress(), { headers: { 'accept-encoding': 'br' } }).catch(() => undefined)
    await response?.arrayBuffer()
    timed.push({ at, milliseconds: performance.now() - at, ok: response?.ok ?? false })
  }
  const requests = pacedCalls(request, { rate: RATE, signal: stop.signal })

  const rowOf = async (what: string, seconds: number) => {
    const start = performance.now()
    await pause(seconds * 1000)
    const during = timed.filter(({ at }) => at >= start)
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
  stop.abort()
  await requests
  return table([['switch of', 'requests', 'p99 ms', 'slowest ms', 'failed'], ...rows])
}

/** The fractional parts of its multiples are spread evenly, so every run requests the same sequence of pages. */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2

/** Returns a function that picks addresses, the n-th one n times less often than the first. */
function createZipfPicker(addresses: readonly string[]) {
  const limits: number[] = []
  addresses.forEach((_, index) => limits.push((limits[index - 1] ?? 0) + 1 / (index + 1)))
  const total = limits.at(-1) ?? 0
  let position = 0
  return () => {
    position += GOLDEN_RATIO
    return addresses[limits.findIndex((limit) => limit >= (position % 1) * total)] ?? '/'
  }
}
