import { z } from 'zod'
import { personRef } from './content'
import { moment } from './days'
import { line } from './line'

/** `POST /interviewSlots`: a time that the account offers to the applicants of a job. */
export const interviewSlotInput = z.object({
  jobId: z.string().max(40),
  startsAt: moment(),
  minutes: z
    .number()
    .int('Enter whole minutes.')
    .min(10, 'Use at least 10 minutes.')
    .max(480, 'Use at most 480 minutes.'),
  /** An address, or a link to a video call. */
  place: line(300).min(1, 'Enter where it takes place.'),
})
export type InterviewSlotInput = z.input<typeof interviewSlotInput>

export const interviewSlot = z.object({
  id: z.string(),
  jobId: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  place: z.string(),
  interviewer: personRef,
  /** The applicant who has chosen it. */
  applicant: z.object({ id: z.string(), name: z.string(), reference: z.string() }).nullable(),
})
export type InterviewSlot = z.infer<typeof interviewSlot>

/** `GET /interviewSlots`: the times of a job that have not begun, the next one first. */
export const interviewSlots = z.object({
  slots: z.array(interviewSlot),
  /** The IANA name of the site's time zone, which emails use. */
  timeZone: z.string(),
})
export type InterviewSlots = z.infer<typeof interviewSlots>

/** A time as the applicant sees it. */
export const offeredSlot = z.object({ id: z.string(), startsAt: z.iso.datetime(), minutes: z.number().int() })
export type OfferedSlot = z.infer<typeof offeredSlot>

/** The interviews of an application as the holder of its link sees them. */
export const ownInterviews = z.object({
  /** The one that is agreed on and has not begun. */
  booked: offeredSlot.extend({ place: z.string(), interviewer: z.string() }).nullable(),
  /** Times that can be chosen; none unless the application is at the stage of interviews. */
  offered: z.array(offeredSlot),
  timeZone: z.string(),
})
export type OwnInterviews = z.infer<typeof ownInterviews>
