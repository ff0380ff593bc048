import { z } from 'zod'
import { contentKindName } from './content'
import { trend } from './trends'

const statusCounts = z.object({
  total: z.number().int(),
  published: z.number().int(),
  draft: z.number().int(),
  scheduled: z.number().int(),
  archived: z.number().int(),
})

/** Why a record needs attention: alternative text or a meta description is missing, or a draft is stale. */
export const attentionIssue = z.enum(['NO_ALT', 'NO_META', 'STALE_DRAFT'])
export type AttentionIssue = z.infer<typeof attentionIssue>

/** `GET /blogs/getblogsdashboard` (contract §3.8). */
export const blogsDashboard = z.object({
  totals: z.object({
    blogs: statusCounts,
    newsRooms: statusCounts,
    caseStudies: statusCounts,
    authors: z.number().int(),
    categories: z.number().int(),
    enquiries: z.object({ total: z.number().int(), new: z.number().int() }),
    subscribers: z.object({ confirmed: z.number().int(), pending: z.number().int() }),
  }),
  /**
   * Compared with the previous period: enquiries of seven days, drafts and scheduled items now and seven days ago, and
   * publications of this month and of the last one up to the same time. Absent in responses of older services.
   */
  trends: z.object({ enquiries: trend, drafts: trend, scheduled: trend, published: trend }).optional(),
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
      kind: contentKindName,
      id: z.string(),
      title: z.string(),
      status: z.string(),
      updatedAt: z.iso.datetime(),
      updatedBy: z.string().nullable(),
    }),
  ),
  /**
   * The items with the most views of the last 28 days, most first. Absent in responses of older services.
   */
  mostRead: z
    .array(
      z.object({
        kind: contentKindName,
        id: z.string(),
        title: z.string(),
        views: z.number().int(),
        finished: z.number().int(),
      }),
    )
    .optional(),
  attention: z.array(z.object({ kind: contentKindName, id: z.string(), title: z.string(), issue: attentionIssue })),
  generatedAt: z.iso.datetime(),
})
export type BlogsDashboard = z.infer<typeof blogsDashboard>
