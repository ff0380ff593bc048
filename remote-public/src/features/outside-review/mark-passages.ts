import type { OutsideThread } from '@tekskills/shared/contracts/http/reviews'
import type { InsightTypeName } from '../../kit/insights/insight-type'
import { partsOfPage } from './page-parts'
import { findPassage } from './quoted-words'

/** The name of the highlight of commented words, see `::highlight()`. */
export const HIGHLIGHT = 'outside-review'

/** Where the words of a comment are on the page; undefined if they are not on it any more. */
export function placeOf(kind: InsightTypeName, { field, passage }: Pick<OutsideThread, 'field' | 'passage'>) {
  const part = field === null ? undefined : partsOfPage(kind).find((each) => each.field === field)
  return part && passage ? findPassage(part.element, passage) : undefined
}

/** Marks the words of open comments without changing the page; returns a function that removes the marks. */
export function markPassages(kind: InsightTypeName, threads: readonly OutsideThread[]): () => void {
  // Missing in older browsers and in jsdom.
  if (!('highlights' in CSS)) return () => undefined
  const open = threads.filter(({ isResolved }) => !isResolved)
  const ranges = open.flatMap((thread) => placeOf(kind, thread) ?? [])
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  return () => void CSS.highlights.delete(HIGHLIGHT)
}
