import { z } from 'zod'
import { personRef } from './content'
import { line } from './line'

export const MAX_CRITERIA = 12

/** What interviewers judge for a job. */
export const criterion = z.object({
  /** Chosen by the form that adds it; stays the same when the criterion is edited. */
  id: z.string(),
  name: z.string(),
  /** What to look for. */
  guidance: z.string().nullable(),
})
export type Criterion = z.infer<typeof criterion>

/** Input of staff. */
export const criteriaInput = z
  .array(
    z.object({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/),
      name: line(80).min(1, 'Enter what to judge.'),
      guidance: line(300)
        .nullish()
        .transform((guidance) => guidance || null),
    }),
  )
  .max(MAX_CRITERIA, `Use at most ${MAX_CRITERIA} criteria.`)
  .refine((criteria) => new Set(criteria.map(({ id }) => id)).size === criteria.length, 'Use each id once.')

export const verdict = z.enum(['STRONG_NO', 'NO', 'YES', 'STRONG_YES'])
export type Verdict = z.infer<typeof verdict>

const rating = z.number().int().min(1).max(4)

/** `PUT /jobApplicants/{id}/scorecard`: the scorecard of the account that sends it; replaces its earlier one. */
export const scorecardInput = z.object({
  verdict,
  /** Ratings from 1 to 4 by id of the criterion; criteria may be left out. */
  ratings: z
    .array(z.object({ criterion: z.string().max(40), rating }))
    .max(MAX_CRITERIA)
    .default([]),
  comment: z.string().trim().max(2000, 'Use at most 2,000 characters.').nullish(),
})
export type ScorecardInput = z.input<typeof scorecardInput>

export const scorecard = z.object({
  by: personRef,
  isMine: z.boolean(),
  verdict,
  /** With the names of the criteria as they were. */
  ratings: z.array(z.object({ criterion: z.string(), name: z.string(), rating })),
  comment: z.string().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Scorecard = z.infer<typeof scorecard>

/** The scorecards of an applicant, as one account sees them. */
export const applicantScorecards = z.object({
  /** The criteria of the job. */
  criteria: z.array(criterion),
  /** All of them once the account has submitted its own; none before that. */
  cards: z.array(scorecard),
  /** Number of other people's scorecards, shown or not. */
  others: z.number().int(),
})
export type ApplicantScorecards = z.infer<typeof applicantScorecards>
