import { z } from 'zod'
import { personRef } from './content'

/** The most characters of a comment. */
export const MAX_COMMENT = 5000
/** The most comments of an item: more than anybody reads, few enough to send them all at once. */
export const MAX_COMMENTS = 1000

/** The most characters of the words that a comment is about, and of what is kept before and after them. */
export const MAX_QUOTE = 1000
export const MAX_CONTEXT = 60

/** The words of a rich text that a comment is about, with what stands around them, by which they are found again. */
export const passage = z.object({
  quote: z.string().min(1).max(MAX_QUOTE),
  before: z.string().max(MAX_CONTEXT),
  after: z.string().max(MAX_CONTEXT),
})
export type Passage = z.infer<typeof passage>

const reviewComment = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: personRef,
  /** When its author last changed it. */
  editedAt: z.iso.datetime().nullable(),
})
export type ReviewComment = z.infer<typeof reviewComment>

/** A comment with the replies to it, oldest first. */
export const reviewThread = z.object({
  id: z.string(),
  /** The field that it is about, by its name in a write; `null` for the whole item. */
  field: z.string().nullable(),
  /** The words that it is about; `null` for all of the field. */
  passage: passage.nullable(),
  comments: z.array(reviewComment),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: personRef.nullable(),
})
export type ReviewThread = z.infer<typeof reviewThread>

/** A step on the way to the approval of an item: asked for, given, or put off until it is changed. */
export const reviewStep = z.enum(['REQUESTED', 'APPROVED', 'CHANGES'])
export type ReviewStep = z.infer<typeof reviewStep>

const approval = z.object({
  step: reviewStep,
  /** The version that the step is about. */
  version: z.number().int(),
  at: z.iso.datetime(),
  /** `null` once the account has been deleted, and with it the approval that it gave. */
  by: personRef.nullable(),
})

/** `GET /{kind}/{id}/review`: what colleagues say about an item while it is written, oldest first, and its approval. */
export const review = z.object({
  threads: z.array(reviewThread),
  /** The version of the item, with its draft. */
  version: z.number().int(),
  /** Who saved that version; whoever did cannot approve it. */
  lastAuthor: personRef.nullable(),
  /** Who takes care of the item. */
  assignee: personRef.nullable(),
  /** The last step on the way to the approval, since the item was last published. */
  approval: approval.nullable(),
  /** Whether somebody has approved exactly this version. */
  isApproved: z.boolean(),
  /** Whether items of this kind need someone else's approval to go public. */
  isDemanded: z.boolean(),
  /** Who can be mentioned and take care of it. */
  team: z.array(personRef),
})
export type Review = z.infer<typeof review>

const commentText = z.string().trim().min(1, 'Enter a comment.').max(MAX_COMMENT, 'Use at most 5,000 characters.')

/** `POST /{kind}/{id}/review/threads`: comments on an item, on one of its fields, or on words of it. */
export const threadInput = z.object({
  text: commentText,
  field: z.string().max(100).nullable(),
  passage: passage.nullable(),
})
export type ThreadInput = z.infer<typeof threadInput>

/** `POST /{kind}/{id}/review/threads/{threadId}/comments` and `PUT /{kind}/{id}/review/comments/{commentId}`. */
export const commentInput = z.object({ text: commentText })

/** `PUT /{kind}/{id}/review/threads/{threadId}`: whether nothing is left to do about it. */
export const threadUpdate = z.object({ isResolved: z.boolean() })

/** `PUT /{kind}/{id}/review/assignee`: who takes care of the item; `null` for nobody. */
export const assigneeInput = z.object({ accountId: z.string().nullable() })

/** `PUT /{kind}/{id}/review/approval`: takes a step for the version that the user sees. */
export const approvalInput = z.object({ step: reviewStep, version: z.int32() })
