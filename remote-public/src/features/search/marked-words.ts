/** A piece of a text, and whether it is a searched word. */
export interface Piece {
  text: string
  isHit: boolean
}

/**
 * A text in pieces, of which the words that begin with a word of `q` are hits. Other forms of a word, which the service
 * finds too, are not marked. Words of one letter are left out.
 */
export function markWords(text: string, q: string): Piece[] {
  const words = (q.match(/[\p{L}\p{N}]{2,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return [{ text, isHit: false }]
  const hits = new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'giu')
  return text
    .split(hits)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
