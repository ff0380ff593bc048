import { z } from 'zod'
import { personRef, slug } from './content'
import { mailbox } from './email-schemas'
import { line } from './line'

export const recordStatus = z.enum(['ACTIVE', 'INACTIVE'])

export const categoryType = z.enum(['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'])

/** A category in a public list (contract §3.7, row 9). */
export const publicCategory = z.object({
  id: z.string(),
  categoryName: z.string(),
  slug: z.string(),
  type: categoryType,
  count: z.number().int(),
})
export type PublicCategory = z.infer<typeof publicCategory>

export const staffCategory = z.object({
  id: z.string(),
  version: z.number().int(),
  categoryName: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  type: categoryType,
  sortOrder: z.number().int(),
  status: recordStatus,
  blogCount: z.number().int(),
  newsRoomCount: z.number().int(),
  caseStudyCount: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type StaffCategory = z.infer<typeof staffCategory>

/** Maximum sort position of a category. */
export const MAX_SORT_ORDER = 9999

export const categoryInput = z.object({
  categoryName: line(80).min(1, 'Enter a name.'),
  slug: slug.nullish(),
  description: z.string().trim().max(300).nullish(),
  type: categoryType.default('ALL'),
  /** Defaults to the end of the list for a new category. */
  sortOrder: z.number().int().min(0).max(MAX_SORT_ORDER).optional(),
  status: recordStatus.default('ACTIVE'),
})

export const staffAuthor = z.object({
  id: z.string(),
  version: z.number().int(),
  authorName: z.string(),
  slug: z.string(),
  designation: z.string().nullable(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  twitterUrl: z.string().nullable(),
  url: z.string().nullable(),
  imageAlt: z.string(),
  status: recordStatus,
  blogCount: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type StaffAuthor = z.infer<typeof staffAuthor>

const httpsAddress = z.url({ protocol: /^https$/ }).max(2000)

export const authorInput = z.object({
  authorName: line(100).min(1, 'Enter a name.'),
  slug: slug.nullish(),
  designation: line(100).nullish(),
  description: z.string().trim().max(1000).nullish(),
  email: mailbox.nullish(),
  linkedinUrl: httpsAddress.nullish(),
  twitterUrl: httpsAddress.nullish(),
  imageAlt: line(191).default(''),
  status: recordStatus.default('ACTIVE'),
})

/** The portrait of a person, who is an author with the same slug. */
export const publicPortrait = z.object({
  slug: z.string(),
  url: z.string(),
  imageAlt: z.string(),
})
export type PublicPortrait = z.infer<typeof publicPortrait>
