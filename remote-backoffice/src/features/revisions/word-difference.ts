/** A run of words that both texts have, or only one of them. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** More words than this on both sides are told as one change: comparing each with each would take too long. */
const MOST_COMPARED = 4_000_000

const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** What was taken out of a text and what was put in, word by word. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const parts: DifferencePart[] = []
  add(parts, 'same', a.slice(0, start))
  compare(parts, a.slice(start, a.length - end), b.slice(start, b.length - end))
  add(parts, 'same', a.slice(a.length - end))
  return parts
}

/** Follows the longest common run of words through both texts. */
function compare(parts: DifferencePart[], a: string[], b: string[]): void {
  if (a.length * b.length > MOST_COMPARED || a.length === 0 || b.length === 0) {
    add(parts, 'removed', a)
    add(parts, 'added', b)
    return
  }
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  const at = (row: number, column: number) => length[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--)
      length[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))

  let row = 0
  let column = 0
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      add(parts, 'same', [a[row++] ?? ''])
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) add(parts, 'removed', [a[row++] ?? ''])
    else add(parts, 'added', [b[column++] ?? ''])
  }
  add(parts, 'removed', a.slice(row))
  add(parts, 'added', b.slice(column))
}

function add(parts: DifferencePart[], kind: DifferencePart['kind'], words: readonly string[]): void {
  const last = parts.at(-1)
  if (words.length > 0 && last?.kind === kind) last.text += words.join('')
  else if (words.length > 0) parts.push({ kind, text: words.join('') })
}
