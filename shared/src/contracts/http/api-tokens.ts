import { z } from 'zod'
import { line } from './line'
import { ownerProof } from './session'

/** Tokens that an account may have. */
export const MAX_API_TOKENS = 20

/** Kinds of content that tokens may be for: the first segments of their staff paths. */
export const tokenArea = z.enum(['blogs', 'newsRoom', 'caseStudy', 'media', 'author', 'category'])
export type TokenArea = z.infer<typeof tokenArea>

/** What a token may do with one kind of content; writing includes reading. */
export const tokenScope = z.templateLiteral([tokenArea, ':', z.enum(['read', 'write'])])
export type TokenScope = z.infer<typeof tokenScope>

/** A token of the signed-in account, without the token itself (contract §3.4, additions). */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiToken = z.infer<typeof apiToken>

export const tokenName = line(60).min(1, 'Enter a name for the token.')

/** `POST /apiTokens`: what the token is for, for how many days, and the proof of its owner. */
export const newApiToken = ownerProof.extend({
  name: tokenName,
  scopes: z.array(tokenScope).min(1, 'Choose at least one kind of content.').max(12),
  days: z.number().int().min(1).max(365, 'A token is valid for at most a year.'),
})
export type NewApiToken = z.infer<typeof newApiToken>

/** The response of `POST /apiTokens`: the token is shown only this once. */
export const apiTokenMade = z.object({ apiToken, token: z.string() })
export type ApiTokenMade = z.infer<typeof apiTokenMade>
