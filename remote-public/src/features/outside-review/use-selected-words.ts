import { useEffect, useState } from 'react'
import type { Passage } from '@tekskills/shared/contracts/http/reviews'
import type { InsightTypeName } from '../../kit/insights/insight-type'
import { partsOfPage } from './page-parts'
import { passageIn } from './quoted-words'

/** Words of the page that a comment can be about. */
export interface SelectedWords {
  field: string
  passage: Passage
}

/** The words that are selected in a part of the page; `null` for none, or for words of several parts. */
export function useSelectedWords(kind: InsightTypeName): SelectedWords | null {
  const [words, setWords] = useState<SelectedWords | null>(null)

  useEffect(() => {
    const follow = () => setWords(selectedIn(kind))
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [kind])

  return words
}

function selectedIn(kind: InsightTypeName): SelectedWords | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const part = partsOfPage(kind).find(({ element }) => element.contains(range.commonAncestorContainer))
  const passage = part && passageIn(part.element, range)
  return part && passage ? { field: part.field, passage } : null
}
