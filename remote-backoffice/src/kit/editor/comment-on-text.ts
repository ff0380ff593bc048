import { createContext } from 'react'
import type { Passage } from '@tekskills/shared/contracts/http/reviews'

/** The subject of a comment: a passage of a rich text, or a whole field. */
export interface CommentedText {
  field: string
  passage: Passage | null
}

/** Begins a comment on a text; `null` where there are no comments. */
export const CommentOnText = createContext<((about: CommentedText) => void) | null>(null)
