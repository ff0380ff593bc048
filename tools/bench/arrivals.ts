import autocannon from 'autocannon'
import type { LoadedService } from './loaded-service'
import { fixed, percentile99, table } from './numbers'
import { pacedCalls } from './paced-calls'

const STEADY_RATE = 500
const STEADY_SECONDS = 20
const OVERLOAD_SECONDS = 60
const RECOVERY_LIMIT_MS = 5_000
/** A response within this many milliseconds counts as normal. */
const NORMAL_MS = 100

/**
 * Measures reads that arrive at a fixed rate, regardless of pending ones; then overload at three times the capacity of
 * the service, and how soon it recovers.
 */
export async function measureArrivals({ service, bearers }: LoadedService): Promise<string> {
  const cachedList = `${service}/api/public/user/get-allblogs?size=12`
  const uncachedList = { url: `${service}/api/author/get-allAuthors`, headers: { authorization: bearers.blogs } }
  await autocannon({ url: cachedList, duration: 2 })
  const steady = await autocannon({
    url: cachedList,
    overallRate: STEADY_RATE,
    duration: STEADY_SECONDS,
    connections: 20,
  })

  await autocannon({ ...uncachedList, duration: 2 })
  const peak = (await autocannon({ ...uncachedList, duration: 8, connections: 40 })).requests.average
  const rate = Math.round(peak * 3)
  const flood = await arrivals(uncachedList.url, uncachedList.headers, { rate, seconds: OVERLOAD_SECONDS })
  const recovered = await recovery(uncachedList.url, uncachedList.headers)
  const served = flood.served.length / OVERLOAD_SECONDS
  return table([
    ['arrivals', 'per second', 'served per second', '503 per second', 'p99 ms', 'errors'],
    [
      'cached list, steady',
      fixed(STEADY_RATE),
      fixed(steady['2xx'] / STEADY_SECONDS),
      '0',
      fixed(steady.latency.p99),
      fixed(steady.errors),
    ],
    ['list from the database, maximum', '–', fixed(peak), '0', '–', '–'],
    [
      'three times that',
      fixed(rate),
      `${fixed(served)} (${fixed((served / peak) * 100)}%)`,
      fixed(flood.rejected / OVERLOAD_SECONDS),
      fixed(percentile99(flood.served)),
      fixed(flood.failed),
    ],
    ['afterwards', 'normal again after', `${fixed(recovered)} ms`, '', '', ''],
  ])
}

interface Arrivals {
  /** Milliseconds of each successful response. */
  served: number[]
  /** Number of 503 responses with `Retry-After`. */
  rejected: number
  failed: number
}

/** Sends requests at a fixed rate per second, regardless of pending ones. */
async function arrivals(
  url: string,
  headers: Record<string, string>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Arrivals> {
  const served: number[] = []
  let [rejected, failed] = [0, 0]
  const call = async () => {
    const at = performance.now()
    const response = await fetch(url, { headers }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.status === 200) served.push(performance.now() - at)
    else if (response?.status === 503 && response.headers.has('retry-after')) rejected += 1
    else failed += 1
  }
  await pacedCalls(call, { rate, seconds })
  return { served, rejected, failed }
}

/** Milliseconds until ten responses in a row are normal again. */
async function recovery(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  let quick = 0
  while (quick < 10) {
    const at = performance.now()
    const { status } = await fetch(url, { headers })
    quick = status === 200 && performance.now() - at < NORMAL_MS ? quick + 1 : 0
    if (performance.now() - start > RECOVERY_LIMIT_MS * 4) return Number.NaN
  }
  return performance.now() - start
}
