import { z } from 'zod'
import { contentKindName, focalPoint, personRef } from './content'
import { moment } from './days'
import { line } from './line'

/** `DRAFT`: not scheduled; `SCHEDULED`: sent at its time; `SENDING`: emails are being sent; `SENT`: none is waiting. */
export const issueState = z.enum(['DRAFT', 'SCHEDULED', 'SENDING', 'SENT'])
export type IssueState = z.infer<typeof issueState>

/** What staff write: the subject, and the line that email clients show beside it. */
export const issueText = z.object({
  subject: line(150).min(1, 'Enter a subject.'),
  preheader: line(200),
})
export type IssueText = z.infer<typeof issueText>

/** `POST /newsLetter/issues`: a draft about a public item, with its title and summary as the first text. */
export const newIssue = z.object({ itemId: z.string() })

/** `PUT /newsLetter/issues/{id}`. */
export const issueUpdate = issueText.extend({ version: z.number().int() })

/** `POST /newsLetter/issues/{id}/send`: at once without a time. */
export const issueSending = z.object({ version: z.number().int(), sendAt: moment().nullish() })

/** `POST /newsLetter/issues/{id}/stop`. */
export const issueSeen = z.object({ version: z.number().int() })

/** The numbers of emails of an issue. */
export const issueCounts = z.object({
  /** In the outbox. */
  waiting: z.number().int(),
  /** Accepted by the mail server. */
  sent: z.number().int(),
  /** Rejected by the mail server for good. */
  refused: z.number().int(),
  /** Deleted from the outbox, because sending was stopped or the subscriber left. */
  unsent: z.number().int(),
})
export type IssueCounts = z.infer<typeof issueCounts>

/** The item of an issue. */
export const issueItem = z.object({
  id: z.string(),
  kind: contentKindName,
  title: z.string(),
  /** Address of its page; null while it is not on the site. */
  path: z.string().nullable(),
})

/** A newsletter in the list of staff (contract §3.7, additions). */
export const issueSummary = z.object({
  id: z.string(),
  version: z.number().int(),
  ...issueText.shape,
  state: issueState,
  sendAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  /** Null before sending has begun. */
  counts: issueCounts.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type IssueSummary = z.infer<typeof issueSummary>

export const issueDetail = issueSummary.extend({
  /** Null once the item is deleted for good. */
  item: issueItem.nullable(),
  /** Subscribers who would get it now. */
  audience: z.number().int(),
  /** When an issue about the same item was last sent. */
  lastSentAt: z.iso.datetime().nullable(),
  /** Address of its page in the archive, once it is sent. */
  path: z.string().nullable(),
})
export type IssueDetail = z.infer<typeof issueDetail>

/** `POST /newsLetter/issues/{id}/preview`: the email of a text that may not be saved yet. */
export const issuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type IssuePreview = z.infer<typeof issuePreview>

/** `POST /newsLetter/issues/{id}/test`: the address that gets the test. */
export const issueTest = z.object({ to: z.string() })

/** A sent newsletter in the archive: `GET /public/user/newsLetter/issues`. */
export const archivedIssue = z.object({
  slug: z.string(),
  ...issueText.shape,
  sentAt: z.iso.datetime(),
  item: issueItem.omit({ id: true }).extend({
    path: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    imageAlt: z.string(),
    focus: focalPoint,
  }),
})
export type ArchivedIssue = z.infer<typeof archivedIssue>
