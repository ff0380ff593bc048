import { z } from 'zod'
import { contentKindName, resolvedMeta } from './content'

/** One public address of the site (`GET /public/user/get-allurls`, contract §3.7, row 14); `url` is its path. */
export const siteAddress = z.object({
  url: z.string(),
  type: z.enum(['STATIC', 'CAREER', 'NEWSLETTER', ...contentKindName.options]),
  lastModified: z.iso.datetime().nullable(),
  robots: resolvedMeta.shape.robots,
})
export type SiteAddress = z.infer<typeof siteAddress>

/** `GET /public/user/geturls?url=`: the metadata of one path (row 15), and the target if it has moved. */
export const addressMeta = resolvedMeta.extend({
  url: z.string(),
  type: z.string(),
  movedTo: z.string().optional(),
  /** 301 or 302, if `movedTo` is set. */
  code: z.number().int().optional(),
})
export type AddressMeta = z.infer<typeof addressMeta>
