import type { LoadTimeColumns } from '../../platform/database/release-tables'

type Column = keyof LoadTimeColumns

/** Most milliseconds that the loads of each column took. */
const limits: readonly (readonly [Column, number])[] = [
  ['to_100', 100],
  ['to_250', 250],
  ['to_500', 500],
  ['to_1000', 1000],
  ['to_2500', 2500],
  ['to_5000', 5000],
]

/** Limits of the columns that have one, in milliseconds. */
export const loadTimeLimits = limits.map(([, limit]) => limit)

export const loadTimeColumns: readonly Column[] = [...limits.map(([column]) => column), 'longer']

/** The column that counts a load of this many milliseconds. */
export const columnOf = (milliseconds: number): Column =>
  limits.find(([, limit]) => milliseconds <= limit)?.[0] ?? 'longer'

/** No loads of any length. */
export const noLoadTimes = () =>
  Object.fromEntries(loadTimeColumns.map((column) => [column, 0])) as unknown as LoadTimeColumns

/**
 * Milliseconds within which `share` of the loads were over, as if those of one column were spread evenly over it; null
 * without loads. Of the longest ones only the least length is known.
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
