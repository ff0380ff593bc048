import type { Node as DocumentNode } from '@tiptap/pm/model'

/** A heading of a text. */
export interface HeadingInText {
  text: string
  level: number
  /** Its index among the text blocks, as in findings of the checker. */
  block: number
}

/** Number of words of a text. */
export function wordsOf(doc: DocumentNode): number {
  let words = 0
  doc.descendants((node) => {
    if (!node.isTextblock) return true
    words += node.textBetween(0, node.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0
    return false
  })
  return words
}

/** The headings of a text that have words, in order. */
export function headingsOf(doc: DocumentNode): HeadingInText[] {
  const headings: HeadingInText[] = []
  let block = -1
  doc.descendants((node) => {
    if (!node.isTextblock) return true
    block += 1
    const text = node.textContent.trim()
    if (node.type.name === 'heading' && text) headings.push({ text, level: Number(node.attrs.level), block })
    return false
  })
  return headings
}
