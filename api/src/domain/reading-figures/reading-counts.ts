import type { ReadingReport } from '@tekskills/shared/contracts/http/reading-figures'
import { createHourlyAllowance } from '../../platform/rate-limits/hourly-allowance'
import type { ReadingCount } from './reading-figures.repository'

/** Views of one item that a network adds in an hour: an office that reads one article together is counted. */
const MAX_OF_NETWORK = 20

/** Sums views in memory until they are stored, so that many readers of an article need one write. */
export function createReadingCounts(now: () => Date) {
  const allow = createHourlyAllowance(now)
  let counts = new Map<string, ReadingCount>()
  return {
    /** Counts a view, unless its network has reached its limit for the item. */
    add({ id, source, isFinished }: ReadingReport, { network, day }: { network: string; day: string }): void {
      if (allow(`${network} ${id}`, { limit: MAX_OF_NETWORK }) === 0) return
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
