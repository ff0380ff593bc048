import { createContext } from 'react'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import type { CommentedText } from '../editor/comment-on-text'
import type { ReviewedItem } from './review-api'

/** The comments of colleagues on an item, if loaded. */
export type LoadedReview =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; review: Review; isOutdated: boolean }

/** The review of the open form. */
export interface OpenReview {
  /** `null` for an item that is not stored yet. */
  item: ReviewedItem | null
  loaded: LoadedReview
  /** Loads it again. */
  reload: () => void
  /** Shows the review that a call has returned. */
  take: (review: Review) => void
  /** Labels of the fields, as in lists of changes. */
  fieldNames: Readonly<Record<string, string>>
  /** What the user wants to comment on next; a new object for each request. */
  asked: CommentedText | null
}

/** `null` where an item has no review. */
export const ReviewContext = createContext<OpenReview | null>(null)
