/** A run of entries that are in both sequences or only in one. */
export interface DifferenceRun<Entry> {
  kind: 'same' | 'removed' | 'added'
  entries: Entry[]
}

/** Maximum number of comparisons; longer differences are shown as one change. */
const MAX_COMPARISONS = 4_000_000

/** The entries removed from and added to a sequence; entries with equal keys are equal. */
export function sequenceDifference<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
): DifferenceRun<Entry>[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const runs: DifferenceRun<Entry>[] = []
  const add = (kind: DifferenceRun<Entry>['kind'], entries: readonly Entry[]) => {
    const last = runs.at(-1)
    if (entries.length > 0 && last?.kind === kind) last.entries.push(...entries)
    else if (entries.length > 0) runs.push({ kind, entries: [...entries] })
  }
  const [rows, columns] = [a.length - start - end, b.length - start - end]
  const width = columns + 1
  const isCompared = rows > 0 && columns > 0 && rows * columns <= MAX_COMPARISONS
  const length = new Uint32Array(isCompared ? (rows + 1) * width : 0)
  const at = (row: number, column: number) => length[row * width + column] ?? 0
  const isSame = (row: number, column: number) => a[start + row] === b[start + column]
  for (let row = rows - 1; isCompared && row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      length[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))

  // Walks the longest common subsequence through both sequences.
  add('same', after.slice(0, start))
  let row = 0
  let column = 0
  while (isCompared && row < rows && column < columns) {
    if (isSame(row, column)) {
      add('same', after.slice(start + column, start + column + 1))
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      add('removed', before.slice(start + row, start + row + 1))
      row++
    } else {
      add('added', after.slice(start + column, start + column + 1))
      column++
    }
  }
  add('removed', before.slice(start + row, a.length - end))
  add('added', after.slice(start + column, b.length - end))
  add('same', after.slice(b.length - end))
  return runs
}
