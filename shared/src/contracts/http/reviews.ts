import { z } from 'zod'
import { personRef } from './content'
import { line } from './line'

/** Maximum length of a comment. */
export const MAX_COMMENT = 5000
/** Maximum number of comments by staff on an item: more than anyone reads, few enough to send all at once. */
export const MAX_COMMENTS = 1000
/** Maximum number of comments from outside through one link. */
export const MAX_OUTSIDE_COMMENTS = 300
/** Maximum number of usable links to an item. */
export const MAX_REVIEW_LINKS = 20
/** For how many days a link may be made. */
export const REVIEW_LINK_DAYS = [1, 7, 30] as const

/** Maximum length of the passage that a comment refers to, and of the text stored before and after it. */
export const MAX_QUOTE = 1000
export const MAX_CONTEXT = 60

/** The passage of a rich text that a comment refers to, with the text around it, by which it is found again. */
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
  /** `null` for a reviewer without an account. */
  createdBy: personRef.nullable(),
  /** The name that a reviewer without an account entered; otherwise `null`. */
  outsideName: z.string().nullable(),
  /** When its author last changed it. */
  editedAt: z.iso.datetime().nullable(),
})
export type ReviewComment = z.infer<typeof reviewComment>

/** A comment with the replies to it, oldest first. */
export const reviewThread = z.object({
  id: z.string(),
  /** The field that it refers to, by its name in a write; `null` for the whole item. */
  field: z.string().nullable(),
  /** The passage that it refers to; `null` for the whole field. */
  passage: passage.nullable(),
  comments: z.array(reviewComment),
  /** Whether a reviewer without an account began it: all of it is shown to everyone with the same link. */
  isOutside: z.boolean(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: personRef.nullable(),
})
export type ReviewThread = z.infer<typeof reviewThread>

/** A step toward the approval of an item: requested, approved, or changes requested. */
export const reviewStep = z.enum(['REQUESTED', 'APPROVED', 'CHANGES'])
export type ReviewStep = z.infer<typeof reviewStep>

const approval = z.object({
  step: reviewStep,
  /** The version that the step is about. */
  version: z.number().int(),
  at: z.iso.datetime(),
  /** `null` once the account has been deleted; its approval ends with it. */
  by: personRef.nullable(),
})

/** A usable link by which people without an account see an item before it is public. */
const reviewLink = z.object({
  id: z.string(),
  /** Page with the token, from the root of the site. */
  url: z.string(),
  allowsComments: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  expiresAt: z.iso.datetime(),
})
export type ReviewLink = z.infer<typeof reviewLink>

/** `GET /{kind}/{id}/review`: the comments of colleagues on an item, oldest first, and its approval. */
export const review = z.object({
  threads: z.array(reviewThread),
  /** Links that have neither expired nor been revoked, oldest first. */
  links: z.array(reviewLink),
  /** The version of the item, with its draft. */
  version: z.number().int(),
  /** Who changed its content last, and so cannot approve it. */
  lastAuthor: personRef.nullable(),
  /** The assignee of the item. */
  assignee: personRef.nullable(),
  /** The latest step toward the approval, since the item was last published. */
  approval: approval.nullable(),
  /** Whether exactly this version has been approved. */
  isApproved: z.boolean(),
  /** Whether items of this kind need someone else's approval to go public. */
  isDemanded: z.boolean(),
  /** Colleagues who can be mentioned or assigned. */
  team: z.array(personRef),
})
export type Review = z.infer<typeof review>

const commentText = z.string().trim().min(1, 'Enter a comment.').max(MAX_COMMENT, 'Use at most 5,000 characters.')

/** `POST /{kind}/{id}/review/threads`: comments on an item, one of its fields, or a passage of its text. */
export const threadInput = z.object({
  text: commentText,
  field: z.string().max(100).nullable(),
  passage: passage.nullable(),
})
export type ThreadInput = z.infer<typeof threadInput>

/** `POST /{kind}/{id}/review/threads/{threadId}/comments` and `PUT /{kind}/{id}/review/comments/{commentId}`. */
export const commentInput = z.object({ text: commentText })

/** `PUT /{kind}/{id}/review/threads/{threadId}`: whether it is resolved. */
export const threadUpdate = z.object({ isResolved: z.boolean() })

/** `PUT /{kind}/{id}/review/assignee`: the assignee of the item; `null` for no one. */
export const assigneeInput = z.object({ accountId: z.string().nullable() })

/** `PUT /{kind}/{id}/review/approval`: takes a step for the version that the user sees. */
export const approvalInput = z.object({ step: reviewStep, version: z.int32() })

/** `POST /{kind}/{id}/review/links`: makes a link for people without an account. */
export const reviewLinkInput = z.object({
  allowsComments: z.boolean().default(false),
  days: z.literal(REVIEW_LINK_DAYS),
})
export type ReviewLinkInput = z.input<typeof reviewLinkInput>

const previewToken = z.string().min(1).max(400)

/** `POST /public/user/{kind}/review`: the token of a preview page. It is in the body, which is not logged. */
export const outsideReviewRequest = z.object({ preview: previewToken })

const outsideComment = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The name that its author gave, or that of a colleague; `null` for a colleague without one. */
  author: z.string().nullable(),
  /** Whether the author is one of the editors. */
  isStaff: z.boolean(),
})

const outsideThread = reviewThread.pick({ id: true, field: true, passage: true }).extend({
  comments: z.array(outsideComment),
  isResolved: z.boolean(),
})
export type OutsideThread = z.infer<typeof outsideThread>

/** What those who have a link see: what was said through it, and nothing of other comments. */
export const outsideReview = z.object({
  allowsComments: z.boolean(),
  expiresAt: z.iso.datetime(),
  threads: z.array(outsideThread),
})
export type OutsideReview = z.infer<typeof outsideReview>

/**
 * `POST /public/user/{kind}/review/comments`: a comment by a reviewer without an account, or a reply to one of the same
 * link.
 */
export const outsideCommentInput = outsideReviewRequest.extend({
  name: line(80).min(1, 'Enter your name.'),
  text: commentText,
  /** The thread to reply to; `null` for a comment on the item, a field or a passage. */
  threadId: z.uuid().nullable().default(null),
  field: z.string().max(100).nullable().default(null),
  passage: passage.nullable().default(null),
})
export type OutsideCommentInput = z.input<typeof outsideCommentInput>
