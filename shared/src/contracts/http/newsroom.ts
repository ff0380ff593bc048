import { z } from 'zod'
import { categoryRef, focalPoint, publicationFields, resolvedMeta, seoFields, staffItem } from './content'
import { day } from './days'
import { line } from './line'
import { listFacet } from './lists'

/** One newsroom item in a public list (contract §3.7, row 10); `url` and `templateUrl` are URLs of pictures. */
export const newsCard = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  /** The picture of the card; the main one if it has none of its own. */
  templateUrl: z.string().nullable(),
  imageAlt: z.string(),
  focus: focalPoint,
  newsDate: z.iso.date(),
  source: z.string().nullable(),
  /** URL of external press coverage, to which the card links. */
  externalLink: z.string().nullable(),
  category: categoryRef.nullable(),
  publishedAt: z.iso.datetime(),
})
export type NewsCard = z.infer<typeof newsCard>

/** Facets of the list of news: the years to filter by. */
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

/** A newsroom item in the staff table and edit form. */
export const staffNews = staffItem.extend({
  title: z.string(),
  content: z.string(),
  url: z.string().nullable(),
  /** The id of the main picture in the library, as a write takes it. */
  imageMedia: z.string().nullish(),
  templateUrl: z.string().nullable(),
  /** The same of the card's own picture. */
  templateImageMedia: z.string().nullish(),
  imageAlt: z.string(),
  newsDate: z.iso.date(),
  source: z.string().nullable(),
  externalLink: z.string().nullable(),
})
export type StaffNews = z.infer<typeof staffNews>

/** Staff input (contract §3.5, NewsRoom); the date of the news defaults to today. */
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
