import { z } from 'zod'
import { personRef } from './content'

export const MAX_TEAM = 50

/**
 * What a member of a hiring team may do: a lead everything, an interviewer read the applicants of the job, and write
 * their own notes and scorecard. Recruiters outside the team do everything, unless the job is restricted to its team.
 */
export const teamRight = z.enum(['LEAD', 'INTERVIEWER'])
export type TeamRight = z.infer<typeof teamRight>

export const teamMember = z.object({
  account: personRef,
  right: teamRight,
  /** False once the account has been disabled. */
  isActive: z.boolean(),
})
export type TeamMember = z.infer<typeof teamMember>

/** Input of staff. */
export const teamInput = z
  .array(z.object({ accountId: z.uuid('Choose a person.'), right: teamRight }))
  .max(MAX_TEAM, `Use at most ${MAX_TEAM} people.`)
  .refine((team) => new Set(team.map(({ accountId }) => accountId)).size === team.length, 'Name each person once.')

/** `GET /career/colleagues`: the accounts that can be in a hiring team. */
export const colleagues = z.array(personRef.extend({ isMe: z.boolean() }))
export type Colleagues = z.infer<typeof colleagues>
