import { diffArrays } from 'diff'

/** A run of entries that are in both sequences or only in one. */
export interface DifferenceRun<Entry> {
  kind: 'same' | 'removed' | 'added'
  entries: Entry[]
}

/** Maximum number of removed and added entries; longer differences are shown as one change, as they take too long. */
const MAX_EDITS = 1500

/** The entries removed from and added to a sequence; entries with equal keys are equal. */
export function sequenceDifference<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
): DifferenceRun<Entry>[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ]
  let row = 0
  let column = 0
  const runs = changes.map(({ removed, added, count }): DifferenceRun<Entry> => {
    const entries = removed ? before.slice(row, row + count) : after.slice(column, column + count)
    if (!added) row += count
    if (!removed) column += count
    return { kind: removed ? 'removed' : added ? 'added' : 'same', entries }
  })
  return runs.filter(({ entries }) => entries.length > 0)
}
