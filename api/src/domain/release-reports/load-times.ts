import type { LoadTimeColumns } from '../../platform/database/release-tables'

type Column = keyof LoadTimeColumns

/** Upper limit of each column, in milliseconds. */
const limits: readonly (readonly [Column, number])[] = [
  ['to_100', 100],
  ['to_250', 250],
  ['to_500', 500],
  ['to_1000', 1000],
  ['to_2500', 2500],
  ['to_5000', 5000],
]

/** Histogram limits, in milliseconds; the last column has none. */
export const loadTimeLimits = limits.map(([, limit]) => limit)

export const loadTimeColumns: readonly Column[] = [...limits.map(([column]) => column), 'longer']

/** The column that counts a load of this many milliseconds. */
export const columnOf = (milliseconds: number): Column =>
  limits.find(([, limit]) => milliseconds <= limit)?.[0] ?? 'longer'

/** Zero counts for every column. */
export const noLoadTimes = () =>
  Object.fromEntries(loadTimeColumns.map((column) => [column, 0])) as unknown as LoadTimeColumns

/**
 * The percentile `share` (0 to 1) of the load times in milliseconds, interpolated linearly within a column; null
 * without loads. Within the last column it is the lower limit.
 */
export function loadTimeOf(counts: LoadTimeColumns, share: number): number | null {
  const total = loadTimeColumns.reduce((sum, column) => sum + counts[column], 0)
  if (total === 0) return null
  let [left, from] = [total * share, 0]
  for (const [column, limit] of limits) {
    if (left <= counts[column]) return Math.round(from + ((limit - from) * left) / counts[column])
    left -= counts[column]
    from = limit
  }
  return from
}
