import { z } from 'zod'

const path = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters.')
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, 'Enter a path that starts with a single slash.')

/** The `type` of the list of redirects: the code of those that staff set up, or those of renamed pages. */
export const redirectType = z.enum(['301', '302', '410', 'AUTOMATIC'])

/** A redirect as staff see it (contract §3.7, additions). */
export const staffRedirect = z.object({
  id: z.string(),
  version: z.number().int(),
  from: z.string(),
  to: z.string().nullable(),
  code: z.union([z.literal(301), z.literal(302), z.literal(410)]),
  updatedAt: z.iso.datetime(),
  /** Whether it came about because a page was renamed; such a redirect can be deleted, but not changed. */
  isAutomatic: z.boolean(),
})
export type StaffRedirect = z.infer<typeof staffRedirect>

/** Input of staff; code 410 means that the page is gone, so it has no target. */
export const redirectInput = z.object({
  from: path,
  to: path.nullish(),
  code: staffRedirect.shape.code.default(301),
})
