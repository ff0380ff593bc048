import { z } from 'zod'
import { contentKindName, resolvedMeta } from './content'

/** One public address of the site (`GET /public/user/get-allurls`, contract §3.7, row 14); `url` is its path. */
export const siteAddress = z.object({
  url: z.string(),
  type: z.enum(['STATIC', 'CAREER', ...contentKindName.options]),
  lastModified: z.iso.datetime().nullable(),
  robots: resolvedMeta.shape.robots,
})
export type SiteAddress = z.infer<typeof siteAddress>

/** `GET /public/user/geturls?url=`: the meta of one path (row 15), and the target if it has moved. */
export const addressMeta = resolvedMeta.extend({
  url: z.string(),
  type: z.string(),
  movedTo: z.string().optional(),
  /** 301 or 302, if `movedTo` is set. */
  code: z.number().int().optional(),
})
export type AddressMeta = z.infer<typeof addressMeta>

const path = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters.')
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, 'Enter a path that begins with a single slash.')

/** A redirect as staff see it (contract §3.7, additions). */
export const staffRedirect = z.object({
  id: z.string(),
  version: z.number().int(),
  from: z.string(),
  to: z.string().nullable(),
  code: z.union([z.literal(301), z.literal(302), z.literal(410)]),
  updatedAt: z.iso.datetime(),
})
export type StaffRedirect = z.infer<typeof staffRedirect>

/** Input of staff; code 410 means that the page is gone, so it has no target. */
export const redirectInput = z.object({
  from: path,
  to: path.nullish(),
  code: staffRedirect.shape.code.default(301),
})

/** A picture for use in rich text (contract §3.7, `/media`); `url` is for the `src` of an image. */
export const mediaItem = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  imageAlt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type MediaItem = z.infer<typeof mediaItem>
