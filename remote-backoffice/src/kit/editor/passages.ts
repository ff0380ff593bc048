import type { Node as DocumentNode } from '@tiptap/pm/model'
import { MAX_CONTEXT, MAX_QUOTE, type Passage } from '@tekskills/shared/contracts/http/reviews'

export interface Range {
  from: number
  to: number
}

/** Passages of at least this length are recognized by themselves; shorter ones only with the text around them. */
const LONG_QUOTE = 24
/** Number of characters around a short passage that must be unchanged. */
const ENOUGH_CONTEXT = 4
/** Number of characters on each side by which a rewritten passage is found. */
const ANCHOR = 16

interface Block {
  /** Where its text begins in the whole text, and in the document. */
  start: number
  pos: number
  length: number
}

/** The text of a document, one line for each block, with a mapping back to positions in the document. */
function textOf(doc: DocumentNode) {
  const blocks: Block[] = []
  const lines: string[] = []
  let start = 0
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    // One character for each line break, so that positions in the text match positions in the document.
    const line = node.textBetween(0, node.content.size, undefined, '\n')
    blocks.push({ start, pos: pos + 1, length: line.length })
    lines.push(line)
    start += line.length + 1
    return false
  })
  return { blocks, text: lines.join('\n') }
}

/** The passage of a range, with the text around it; `null` for a range without words. */
export function passageIn(doc: DocumentNode, { from, to }: Range): Passage | null {
  const { blocks, text } = textOf(doc)
  const offsetOf = (pos: number, side: 'start' | 'end') => {
    const within = blocks.find((block) => pos >= block.pos && pos <= block.pos + block.length)
    if (within) return within.start + pos - within.pos
    const next = side === 'start' ? blocks.find((block) => block.pos > pos) : undefined
    const last = blocks.findLast((block) => block.pos + block.length < pos)
    if (side === 'start') return next ? next.start : text.length
    return last ? last.start + last.length : 0
  }
  const raw = { start: offsetOf(from, 'start'), end: offsetOf(to, 'end') }
  const chosen = text.slice(raw.start, raw.end)
  const start = raw.start + chosen.length - chosen.trimStart().length
  const quote = chosen.trim().slice(0, MAX_QUOTE)
  if (quote === '') return null
  const end = start + quote.length
  // Without white space at the ends, which the service trims.
  const before = text.slice(Math.max(0, start - MAX_CONTEXT), start).trim()
  return { quote, before, after: text.slice(end, end + MAX_CONTEXT).trim() }
}

/**
 * Where the words of a passage are in a document that may have been changed since: the occurrence whose surroundings
 * match best, or else the text that replaced them. Undefined if they are gone.
 */
export function findPassage(doc: DocumentNode, passage: Passage): Range | undefined {
  const { blocks, text } = textOf(doc)
  const found = occurrence(text, passage) ?? rewritten(text, passage)
  if (!found) return undefined
  const posAt = (offset: number, isStart: boolean) => {
    const ends = (block: Block) => block.start + block.length
    const block = isStart
      ? blocks.find((each) => offset >= each.start && offset < ends(each))
      : blocks.findLast((each) => offset > each.start && offset <= ends(each))
    return block && block.pos + offset - block.start
  }
  const from = posAt(found.from, true)
  const to = posAt(found.to, false)
  return from === undefined || to === undefined || from >= to ? undefined : { from, to }
}

function occurrence(text: string, { quote, before, after }: Passage): Range | undefined {
  let best: (Range & { score: number }) | undefined
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length
    const around = {
      before: text.slice(Math.max(0, at - 2 * MAX_CONTEXT), at).trimEnd(),
      after: text.slice(end, end + 2 * MAX_CONTEXT).trimStart(),
    }
    const score = sameEnd(before, around.before) + sameStart(after, around.after)
    if (!best || score > best.score) best = { from: at, to: end, score }
  }
  const needed = Math.min(ENOUGH_CONTEXT, before.length + after.length)
  return best && (quote.length >= LONG_QUOTE || best.score >= needed) ? best : undefined
}

/** The text between the surroundings of a passage that is no longer there. */
function rewritten(text: string, { quote, before, after }: Passage): Range | undefined {
  const [left, right] = [before.slice(-ANCHOR), after.slice(0, ANCHOR)]
  if (left.length < ANCHOR || right.length < ANCHOR) return undefined
  const longest = 2 * quote.length + ANCHOR
  for (let at = text.indexOf(left); at >= 0; at = text.indexOf(left, at + 1)) {
    const from = at + left.length
    const to = text.indexOf(right, from)
    if (to < 0 || to - from > longest) continue
    const words = text.slice(from, to)
    if (words.trim() === '') continue
    const start = from + words.length - words.trimStart().length
    return { from: start, to: start + words.trim().length }
  }
  return undefined
}

function sameEnd(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

function sameStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}
