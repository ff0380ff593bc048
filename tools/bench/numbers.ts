import { cpus, loadavg } from 'node:os'

/** Median of a series; NaN for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** 95th percentile; `Infinity` for an empty series. */
export const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity

/** 99th percentile; `Infinity` for an empty series, so that it exceeds every limit. */
export function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity
}

/** Median of the ratios to the baseline in the same round; requires interleaved measurements. */
export const pairedRatio = (values: readonly number[], base: readonly number[]) =>
  median(values.map((value, round) => value / (base[round] ?? NaN)))

/** Rotates the order of names each round, so that none is always measured first. */
export const rotated = <T>(names: readonly T[], round: number): T[] =>
  names.map((_, index) => names[(index + round) % names.length] as T)

export const fixed = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–')

/** A Markdown table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** Load of the machine, to be quoted with every absolute number. */
export const machineLoad = () =>
  `load ${loadavg()
    .map((value) => fixed(value, 1))
    .join(' ')} on ${cpus().length} cores`
