import { z } from 'zod'
import { contentKindName } from './content'

const statusCounts = z.object({
  total: z.number().int(),
  published: z.number().int(),
  draft: z.number().int(),
  scheduled: z.number().int(),
  archived: z.number().int(),
})

/** `GET /blogs/getblogsdashboard` (contract §3.8), with the sections that exist so far. */
export const blogsDashboard = z.object({
  totals: z.object({
    blogs: statusCounts,
    newsRooms: statusCounts,
    caseStudies: statusCounts,
    authors: z.number().int(),
    categories: z.number().int(),
  }),
  publishedByMonth: z.array(
    z.object({
      month: z.string(),
      blogs: z.number().int(),
      newsRooms: z.number().int(),
      caseStudies: z.number().int(),
    }),
  ),
  blogsByCategory: z.array(z.object({ id: z.string(), categoryName: z.string(), count: z.number().int() })),
  blogsByAuthor: z.array(z.object({ id: z.string(), authorName: z.string(), count: z.number().int() })),
  scheduled: z.array(
    z.object({ kind: contentKindName, id: z.string(), title: z.string(), scheduledAt: z.iso.datetime() }),
  ),
  recent: z.array(
    z.object({
      kind: z.literal('BLOG'),
      id: z.string(),
      title: z.string(),
      status: z.string(),
      updatedAt: z.iso.datetime(),
      updatedBy: z.string().nullable(),
    }),
  ),
  generatedAt: z.iso.datetime(),
})
export type BlogsDashboard = z.infer<typeof blogsDashboard>
