import type { Passage } from '@tekskills/shared/contracts/http/reviews'

// As in the contract, whose schemas are no part of what visitors load.
const MAX_QUOTE = 1000
const MAX_CONTEXT = 60

/** Elements with a line of text of their own, as the editor of staff counts them. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, pre, li, td, th'

interface Piece {
  node: Text
  start: number
}

/** The text of an element, one line for each block, with the text nodes that it consists of. */
export function textOf(root: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  let line: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const within: Element | null = (node.parentElement ?? root).closest(LINES)
    // White space between blocks is no text, and captions are no part of the text of the editor.
    if (!within || !root.contains(within) || within.querySelector(LINES)) continue
    if (node.nodeName === 'BR') text += '\n'
    if (!(node instanceof Text)) continue
    if (line !== null && line !== within) text += '\n'
    line = within
    pieces.push({ node, start: text.length })
    text += node.data
  }
  return { text, pieces }
}

/** The words of an element that a range selects, with the text around them; `null` for none. */
export function passageIn(root: Element, range: Range): Passage | null {
  const { text, pieces } = textOf(root)
  const offsetOf = (node: Node, offset: number, fallback: number) => {
    const own = pieces.find((piece) => piece.node === node)
    if (own) return own.start + offset
    const next = pieces.find((piece) => range.comparePoint(piece.node, 0) >= (fallback === 0 ? 0 : 1))
    return next?.start ?? text.length
  }
  const from = offsetOf(range.startContainer, range.startOffset, 0)
  const chosen = text.slice(from, Math.max(from, offsetOf(range.endContainer, range.endOffset, 1)))
  const start = from + chosen.length - chosen.trimStart().length
  const quote = chosen.trim().slice(0, MAX_QUOTE)
  if (quote === '') return null
  const end = start + quote.length
  return {
    quote,
    before: text.slice(Math.max(0, start - MAX_CONTEXT), start).trim(),
    after: text.slice(end, end + MAX_CONTEXT).trim(),
  }
}

/** Where the words of a passage are in an element; undefined once they have been rewritten. */
export function findPassage(root: Element, { quote, before, after }: Passage): Range | undefined {
  const { text, pieces } = textOf(root)
  const places: number[] = []
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) places.push(at)
  const isSame = (at: number) =>
    text.slice(0, at).trimEnd().endsWith(before) &&
    text
      .slice(at + quote.length)
      .trimStart()
      .startsWith(after)
  const at = places.find(isSame) ?? places[0]
  if (at === undefined) return undefined
  const end = at + quote.length
  const first = pieces.findLast(({ start }) => start <= at)
  const last = pieces.findLast(({ start }) => start < end)
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, Math.min(at - first.start, first.node.length))
  range.setEnd(last.node, Math.min(end - last.start, last.node.length))
  return range
}
