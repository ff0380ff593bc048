import { formatMonth } from '../../kit/time/format-time'

/** One series of monthly counts. */
export interface Series {
  /** Key of the count in each {@link Month}. */
  key: string
  /** Label: "Blogs". */
  name: string
}

/** A month `2026-05` with its counts; the list has no gaps and is sorted oldest first (contract §3.8). */
export type Month = { month: string } & Readonly<Record<string, string | number>>

const countOf = (month: Month, keys: readonly Series[]) => keys.reduce((sum, { key }) => sum + Number(month[key]), 0)

/** The text alternative of a chart, in one sentence. */
export function summaryOf(months: readonly Month[], series: readonly Series[], counted: string): string {
  const total = months.reduce((sum, month) => sum + countOf(month, series), 0)
  const best = months.reduce<{ month: string; count: number }>(
    (most, month) =>
      countOf(month, series) > most.count ? { month: month.month, count: countOf(month, series) } : most,
    { month: '', count: 0 },
  )
  const peak = best.month ? `, most in ${formatMonth(best.month)} (${best.count})` : ''
  return `Bar chart: ${total} ${counted} in ${months.length} months${peak}.`
}
