import { z } from 'zod'
import { bulkRecords } from './bulk'
import { moment } from './days'

export const contentStatus = z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'])
export type ContentStatus = z.infer<typeof contentStatus>

/** Query parameter `type` of staff content tables: a status, or records in the trash. */
export const contentListType = z.enum([...contentStatus.options, 'TRASH'])

/** The kinds of content that staff publish. */
export const contentKindName = z.enum(['BLOG', 'NEWSROOM', 'CASESTUDY'])
export type ContentKindName = z.infer<typeof contentKindName>

/** Lower-case words joined by hyphens, used in page paths (contract §3.5). */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = z.string().max(120).regex(slugPattern, 'Use lowercase letters, digits and single hyphens.')

/** The resolved page meta in public responses for an item (contract §3.5, SEO group). */
export const resolvedMeta = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  canonicalLink: z.string(),
  image: z.string(),
  robots: z.enum(['index, follow', 'noindex, nofollow']),
})
export type ResolvedMeta = z.infer<typeof resolvedMeta>

/** Search-engine fields of a record; all optional (contract §3.5). */
export const seoFields = z.object({
  metaTitle: z.string().max(300).nullish(),
  metaDescription: z.string().max(500).nullish(),
  keywords: z.string().max(255).nullish(),
  canonicalLink: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
  noindex: z.boolean().optional(),
})

export const personRef = z.object({ id: z.string(), name: z.string() })
export const categoryRef = z.object({ id: z.string(), categoryName: z.string(), slug: z.string() })
export const authorRef = z.object({
  id: z.string(),
  authorName: z.string(),
  designation: z.string().nullable(),
  url: z.string().nullable(),
})

const percent = z.number().int().min(0).max(100)

/**
 * The point of the main picture that crops keep in view, in percent from the left and from the top; `null` if the editor
 * chose none.
 */
export const focalPoint = z.object({ x: percent, y: percent }).nullish()

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How many days ahead a publication may be scheduled: ten years. A later date is most likely a typo. */
const LATEST_DAYS = 3653

/** Why an item cannot be scheduled for a time; undefined if it can (contract §3.5). */
export function scheduleProblem(at: Date, now: Date): string | undefined {
  if (!(at.getTime() >= now.getTime() + MINUTE_MS)) return 'Choose a time at least one minute from now.'
  if (at.getTime() > now.getTime() + LATEST_DAYS * DAY_MS) return 'This is more than ten years ahead. Check the year.'
  return undefined
}

/** Input fields for the publication of all content types (contract §3.5). */
export const publicationFields = z.object({
  slug: slug.nullish(),
  description: z.string().trim().max(1000, 'Use at most 1,000 characters.').default(''),
  categoryId: z.string().nullish(),
  status: contentStatus.default('PUBLISHED'),
  scheduledAt: moment().nullish(),
  publishedAt: moment().nullish(),
  /** The status that the user saw: a change meant for a scheduled item is rejected once the item is public. */
  statusSeen: contentStatus.optional(),
  /** Focal point of the main picture for crops, in percent from left and top; the service detects one if absent. */
  focusX: percent.nullish(),
  focusY: percent.nullish(),
})

/** The unpublished changes of an item: when and by whom they were last saved, and the fields of a write that differ. */
export const draftState = z.object({
  at: z.iso.datetime(),
  by: personRef.nullable(),
  fields: z.array(z.string()),
})
export type DraftState = z.infer<typeof draftState>

/** The scheduled bundle that an item goes live with next. */
export const scheduledBundle = z.object({ id: z.string(), name: z.string(), goesLiveAt: z.iso.datetime() })
export type ScheduledBundle = z.infer<typeof scheduledBundle>

/** Fields for staff that all content types share. */
export const staffItem = z.object({
  id: z.string(),
  version: z.number().int(),
  status: contentStatus,
  slug: z.string().nullable(),
  description: z.string(),
  categoryId: z.string().nullable(),
  category: categoryRef.nullable(),
  /** Publication date, kept while the item is not public; `null` before its first publication. */
  publishedAt: z.iso.datetime().nullable(),
  /** When it is published automatically; for a draft, the planned date. */
  scheduledAt: z.iso.datetime().nullable(),
  focusX: z.number().int().nullable(),
  focusY: z.number().int().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  keywords: z.string().nullable(),
  canonicalLink: z.string().nullable(),
  noindex: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
  deletedAt: z.iso.datetime().nullable(),
  draft: draftState.nullable(),
  bundle: scheduledBundle.nullable(),
})
export type StaffItem = z.infer<typeof staffItem>

/** An earlier version of an item. */
export const revision = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  by: personRef.nullable(),
  name: z.string(),
  status: contentStatus,
})
export type Revision = z.infer<typeof revision>

/** `GET /{kind}/{id}/revisions/{rev}`: the fields of that version, with the names used in writes. */
export const revisionDetail = revision.extend({ fields: z.record(z.string(), z.unknown()) })

/** `POST /{kind}/{id}/preview`: a page URL that shows an item before it is public. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() })

/** `POST /{kind}/bulk` (contract §3.7, additions). */
export const bulkInput = z.object({
  action: z.enum(['publish', 'unpublish', 'archive', 'delete']),
  ...bulkRecords,
})
