import { z } from 'zod'
import { mailbox } from './email-schemas'
import { ownInterviews } from './interviews'

/** A stage as the applicant sees it. Several internal stages map to one of these, and none reveals a reason. */
export const ownStage = z.enum(['RECEIVED', 'IN_REVIEW', 'INTERVIEW', 'OFFER', 'HIRED', 'CLOSED', 'WITHDRAWN'])
export type OwnStage = z.infer<typeof ownStage>

/** `POST /public/user/myApplication`, `/withdraw` and `/erase`; the token is the fragment of the mailed link. */
export const ownApplicationLink = z.object({ token: z.string().max(400).default('') })
export type OwnApplicationLink = z.infer<typeof ownApplicationLink>

/** An application as the holder of its link sees it. */
export const ownApplication = z.object({
  reference: z.string(),
  /** Null in the talent pool. */
  jobTitle: z.string().nullable(),
  stage: ownStage,
  appliedAt: z.iso.datetime(),
  /** File names. */
  documents: z.array(z.string()),
  /** False once the application has been decided on or withdrawn. */
  canWithdraw: z.boolean(),
  /** False once they are hired; absent in responses of older services. */
  canErase: z.boolean().optional(),
  /** When it is erased unless there is contact before then; absent in responses of older services. */
  retainedUntil: z.iso.datetime().optional(),
  /** Whether we have asked to keep it for longer, without an agreement so far; absent in responses of older services. */
  isAskedToKeep: z.boolean().optional(),
  /** Absent in responses of older services. */
  interviews: ownInterviews.optional(),
})
export type OwnApplication = z.infer<typeof ownApplication>

/**
 * `POST /public/user/myApplication/interview`: chooses a time, or another one instead of the one agreed on. `timeZone` is
 * that of the browser, in which emails name the time; an unknown name is ignored.
 */
export const interviewChoice = ownApplicationLink.extend({
  slotId: z.string().max(40),
  timeZone: z.string().max(64).optional(),
})
export type InterviewChoice = z.infer<typeof interviewChoice>

/** `POST /public/user/myApplication/link`: emails a new link for each application under the address. */
export const lostLink = z.object({ email: mailbox })
export type LostLink = z.input<typeof lostLink>

/** 202, the same for known and unknown addresses. */
export const lostLinkResponse = z.object({ message: z.literal('Successfully Submitted') })
export type LostLinkResponse = z.infer<typeof lostLinkResponse>
