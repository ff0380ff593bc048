import { z } from 'zod'

export const contentStatus = z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'])
export type ContentStatus = z.infer<typeof contentStatus>

export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.')

/** The resolved page meta that public answers of an item carry (contract §3.5, SEO group). */
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

/** How a bulk action went, record by record (contract §3.7, additions). */
export const bulkAnswer = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), code: z.string().optional() })),
})
