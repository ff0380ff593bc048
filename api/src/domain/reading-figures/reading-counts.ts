import type { ReadingReport } from '@tekskills/shared/contracts/http/reading-figures'
import type { ReadingCount } from './reading-figures.repository'

const HOUR = 60 * 60_000
/** Views of one item that a network adds in an hour: an office that reads one article together is counted. */
const MAX_OF_NETWORK = 20
/** Limit on remembered pairs of network and item; the oldest ones make room. */
const MAX_REMEMBERED = 100_000

/** Sums views in memory until they are stored, so that many readers of an article need one write. */
export function createReadingCounts(now: () => Date) {
  let until = 0
  let used = new Map<string, number>()
  let counts = new Map<string, ReadingCount>()

  function isAllowed(network: string, id: string): boolean {
    const at = now().getTime()
    if (at >= until) [until, used] = [at + HOUR, new Map()]
    const key = `${network} ${id}`
    const before = used.get(key) ?? 0
    if (before >= MAX_OF_NETWORK) return false
    used.set(key, before + 1)
    const [oldest] = used.keys()
    if (used.size > MAX_REMEMBERED && oldest !== undefined) used.delete(oldest)
    return true
  }

  return {
    /** Counts a view, unless its network has reached its limit for the item. */
    add({ id, source, isFinished }: ReadingReport, { network, day }: { network: string; day: string }): void {
      if (!isAllowed(network, id)) return
      const key = `${id} ${day} ${source}`
      const count = counts.get(key) ?? { id, day, source, views: 0, finished: 0 }
      count.views += 1
      count.finished += isFinished ? 1 : 0
      counts.set(key, count)
    },
    /** Returns the counts since the last call, in a fixed order, and forgets them. */
    take(): ReadingCount[] {
      const taken = [...counts].toSorted(([one], [other]) => one.localeCompare(other)).map(([, count]) => count)
      counts = new Map()
      return taken
    },
  }
}
