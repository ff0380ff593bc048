import { z } from 'zod'

/**
 * Where a reader came from: a search engine, a social network, a link with campaign parameters, another site, another
 * page of this site, or none of these, such as a bookmark.
 */
export const readingSource = z.enum(['SEARCH', 'SOCIAL', 'CAMPAIGN', 'SITE', 'INSIDE', 'DIRECT'])
export type ReadingSource = z.infer<typeof readingSource>

/**
 * `POST /public/user/readings`: one view of an article, sent when the reader leaves it. It says nothing about the reader
 * (docs/adr/0117-figures-of-articles.md).
 */
export const readingReport = z.object({
  id: z.uuid(),
  source: readingSource,
  /** Whether the end of the text was seen. */
  isFinished: z.boolean(),
})
export type ReadingReport = z.infer<typeof readingReport>

/** Days that the figures of an item comprise, the current one included. */
export const READING_DAYS = 28

const count = z.number().int()

/** `GET /{kind}/{id}/readings`: how often an item was read in the last {@link READING_DAYS} days, and in those before. */
export const readingFigures = z.object({
  views: count,
  /** Views in which the end of the text was seen. */
  finished: count,
  /** Views of the same number of days before. */
  previousViews: count,
  /** Every day, oldest first, as `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), views: count, finished: count })),
  /** Most views first; sources without any are left out. */
  sources: z.array(z.object({ source: readingSource, views: count })),
})
export type ReadingFigures = z.infer<typeof readingFigures>
