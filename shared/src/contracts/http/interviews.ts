import { z } from 'zod'
import { personRef } from './content'
import { moment } from './days'
import { line } from './line'

export const MAX_INTERVIEWERS = 10

/** `POST /interviewSlots`: a time that is offered to the applicants of a job. */
export const interviewSlotInput = z.object({
  jobId: z.string().max(40),
  startsAt: moment(),
  minutes: z
    .number()
    .int('Enter a whole number of minutes.')
    .min(10, 'Use at least 10 minutes.')
    .max(480, 'Use at most 480 minutes.'),
  /** An address, or a link to a video call. */
  place: line(300).min(1, 'Enter where it takes place.'),
  /** Ids of the accounts that take part, the one to name first; only the account itself if left out. */
  interviewers: z
    .array(z.uuid('Choose a person.'))
    .min(1, 'Choose at least one interviewer.')
    .max(MAX_INTERVIEWERS, `Choose at most ${MAX_INTERVIEWERS} people.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each person once.')
    .optional(),
})
/** `PUT /interviewSlots/{id}`: everyone who takes part instead, the one to name first. */
export const slotInterviewersInput = z.object({ interviewers: interviewSlotInput.shape.interviewers.unwrap() })

export type InterviewSlotInput = z.input<typeof interviewSlotInput>

export const interviewSlot = z.object({
  id: z.string(),
  jobId: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  place: z.string(),
  /** The first of the `interviewers`, for clients that know only one. */
  interviewer: personRef,
  /** Absent from an older service. */
  interviewers: z.array(personRef).optional(),
  /** Whether another interview that one of the interviewers has then keeps it from applicants. */
  isBusy: z.boolean().optional(),
  /** The applicant who has chosen it. */
  applicant: z.object({ id: z.string(), name: z.string(), reference: z.string() }).nullable(),
})
export type InterviewSlot = z.infer<typeof interviewSlot>

/** `GET /interviewSlots`: the times of a job that have not begun, the next one first. */
export const interviewSlots = z.object({
  slots: z.array(interviewSlot),
  /** Who can interview for the job, its hiring team first. Absent from an older service. */
  interviewers: z.array(personRef.extend({ isMe: z.boolean(), inTeam: z.boolean() })).optional(),
  /** The IANA name of the site's time zone, which emails use. */
  timeZone: z.string(),
})
export type InterviewSlots = z.infer<typeof interviewSlots>

/** A time as the applicant sees it. */
export const offeredSlot = z.object({ id: z.string(), startsAt: z.iso.datetime(), minutes: z.number().int() })
export type OfferedSlot = z.infer<typeof offeredSlot>

/** The interviews of an application as the holder of its link sees them. */
export const ownInterviews = z.object({
  /** The one that is agreed on and has not begun; `interviewer` names everyone: `Ida Rhodes and Sven Olsson`. */
  booked: offeredSlot.extend({ place: z.string(), interviewer: z.string() }).nullable(),
  /** Times that can be chosen; none unless the application is at the stage of interviews. */
  offered: z.array(offeredSlot),
  timeZone: z.string(),
})
export type OwnInterviews = z.infer<typeof ownInterviews>
