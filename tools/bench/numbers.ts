import { cpus, loadavg } from 'node:os'

/** Middle of a series; NaN of an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** The value that 99 of 100 do not exceed; infinite for an empty series, so that no limit holds for it. */
export function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity
}

/** Median over rounds of (this / base in the same round), which is what interleaving is for. */
export const pairedRatio = (values: readonly number[], base: readonly number[]) =>
  median(values.map((value, round) => value / (base[round] ?? NaN)))

/** The names in an order that starts elsewhere each round, so that nobody always goes first. */
export const rotated = <T>(names: readonly T[], round: number): T[] =>
  names.map((_, index) => names[(index + round) % names.length] as T)

export const fixed = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–')

/** A Markdown table, columns aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** How busy the machine was, to be quoted with every absolute number. */
export const machineLoad = () =>
  `load ${loadavg()
    .map((value) => fixed(value, 1))
    .join(' ')} on ${cpus().length} cores`
