import autocannon from 'autocannon'
import type { LoadedService } from './loaded-service'
import { fixed, percentile99, table } from './numbers'
import { pacedCalls } from './paced-calls'

const STEADY_RATE = 500
const STEADY_SECONDS = 20
const OVERLOAD_SECONDS = 60
const RECOVERY_LIMIT_MS = 5_000
/** An answer this quick is a normal one again. */
const NORMAL_MS = 100

/**
 * Reads that arrive at a fixed rate, whether or not the ones before have been answered; then three times what the
 * service can do, and how soon it is itself again.
 */
export async function measureArrivals({ service, bearers }: LoadedService): Promise<string> {
  const kept = `${service}/api/public/user/get-allblogs?size=12`
  const asked = { url: `${service}/api/author/get-allAuthors`, headers: { authorization: bearers.blogs } }
  await autocannon({ url: kept, duration: 2 })
  const steady = await autocannon({ url: kept, overallRate: STEADY_RATE, duration: STEADY_SECONDS, connections: 20 })

  await autocannon({ ...asked, duration: 2 })
  const peak = (await autocannon({ ...asked, duration: 8, connections: 40 })).requests.average
  const rate = Math.round(peak * 3)
  const flood = await arrivals(asked.url, asked.headers, { rate, seconds: OVERLOAD_SECONDS })
  const recovered = await recovery(asked.url, asked.headers)
  const served = flood.served.length / OVERLOAD_SECONDS
  return table([
    ['arrivals', 'a second', 'served a second', '503 a second', '99 of 100 within ms', 'errors'],
    [
      'kept list, steady',
      fixed(STEADY_RATE),
      fixed(steady['2xx'] / STEADY_SECONDS),
      '0',
      fixed(steady.latency.p99),
      fixed(steady.errors),
    ],
    ['list from the database, as fast as it can', '–', fixed(peak), '0', '–', '–'],
    [
      'three times that',
      fixed(rate),
      `${fixed(served)} (${fixed((served / peak) * 100)} %)`,
      fixed(flood.refused / OVERLOAD_SECONDS),
      fixed(percentile99(flood.served)),
      fixed(flood.failed),
    ],
    ['afterwards', 'normal again after', `${fixed(recovered)} ms`, '', '', ''],
  ])
}

interface Arrivals {
  /** Milliseconds of each answer. */
  served: number[]
  /** Told 503 with `Retry-After`. */
  refused: number
  failed: number
}

/** Calls that come one after another at a rate a second, however many of them still wait. */
async function arrivals(
  url: string,
  headers: Record<string, string>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Arrivals> {
  const served: number[] = []
  let [refused, failed] = [0, 0]
  const call = async () => {
    const at = performance.now()
    const answer = await fetch(url, { headers }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) served.push(performance.now() - at)
    else if (answer?.status === 503 && answer.headers.has('retry-after')) refused += 1
    else failed += 1
  }
  await pacedCalls(call, { rate, seconds })
  return { served, refused, failed }
}

/** Milliseconds until ten answers in a row are as quick as ever. */
async function recovery(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now()
  let quick = 0
  while (quick < 10) {
    const at = performance.now()
    const { status } = await fetch(url, { headers })
    quick = status === 200 && performance.now() - at < NORMAL_MS ? quick + 1 : 0
    if (performance.now() - begun > RECOVERY_LIMIT_MS * 4) return Number.NaN
  }
  return performance.now() - begun
}
