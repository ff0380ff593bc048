import { z } from 'zod'
import { categoryRef, publicationFields, resolvedMeta, seoFields, staffItem } from './content'
import { day } from './days'
import { line } from './line'
import { listFacet } from './lists'

/** One newsroom item in a public list (contract §3.7, row 10); `url` and `templateUrl` are addresses of pictures. */
export const newsCard = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  /** The picture of the card; the main one when it has none of its own. */
  templateUrl: z.string().nullable(),
  imageAlt: z.string(),
  newsDate: z.iso.date(),
  source: z.string().nullable(),
  /** Press coverage elsewhere: the card leads there. */
  externalLink: z.string().nullable(),
  category: categoryRef.nullable(),
  publishedAt: z.iso.datetime(),
})
export type NewsCard = z.infer<typeof newsCard>

/** Beside a page of news: the years that the list can be narrowed to. */
export const newsFacets = z.object({ year: listFacet })

export const newsLink = z.object({ title: z.string(), slug: z.string() })

/** `GET /public/user/newsRoom?name=`: one published newsroom item. */
export const publicNews = newsCard.extend({
  content: z.string(),
  updatedAt: z.iso.datetime(),
  meta: resolvedMeta,
  related: z.array(newsCard),
  previous: newsLink.nullable(),
  next: newsLink.nullable(),
})
export type PublicNews = z.infer<typeof publicNews>

/** A newsroom item as staff see it. */
export const staffNews = staffItem.extend({
  title: z.string(),
  content: z.string(),
  url: z.string().nullable(),
  templateUrl: z.string().nullable(),
  imageAlt: z.string(),
  newsDate: z.iso.date(),
  source: z.string().nullable(),
  externalLink: z.string().nullable(),
})
export type StaffNews = z.infer<typeof staffNews>

/** What staff send (contract §3.5, NewsRoom); the day of the news is today unless given. */
export const newsInput = publicationFields.extend({
  ...seoFields.shape,
  title: line(200).min(1, 'Enter a title.'),
  content: z.string().max(1_000_000).default(''),
  imageAlt: line(191).default(''),
  newsDate: day().nullish(),
  source: line(120).nullish(),
  externalLink: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish(),
})
