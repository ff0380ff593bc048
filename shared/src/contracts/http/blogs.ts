import { z } from 'zod'
import { authorRef, categoryRef, focalPoint, publicationFields, resolvedMeta, seoFields, staffItem } from './content'
import { line } from './line'

/** One blog in a public list (contract §3.7, row 6). `url` is that of its picture. */
export const blogCard = z.object({
  id: z.string(),
  blogName: z.string(),
  slug: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  imageAlt: z.string(),
  focus: focalPoint,
  category: categoryRef.nullable(),
  author: authorRef.nullable(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  readMinutes: z.number().int(),
  featured: z.boolean(),
})
export type BlogCard = z.infer<typeof blogCard>

/** A link to another blog by its name. */
export const blogLink = z.object({ blogName: z.string(), slug: z.string() })

/** `GET /public/user/blogs?name=`: one published blog with related ones, the ones published just before and after it, and resolved meta. */
export const publicBlog = blogCard.extend({
  content: z.string(),
  updatedAt: z.iso.datetime(),
  meta: resolvedMeta,
  related: z.array(blogCard),
  previous: blogLink.nullable(),
  next: blogLink.nullable(),
})
export type PublicBlog = z.infer<typeof publicBlog>

/** A blog in the table and the edit form of staff. */
export const staffBlog = staffItem.extend({
  blogName: z.string(),
  content: z.string(),
  url: z.string().nullable(),
  /** The id of the picture in the library, as a write takes it. */
  imageMedia: z.string().nullish(),
  imageAlt: z.string(),
  imageDecorative: z.boolean(),
  authorId: z.string().nullable(),
  author: authorRef.nullable(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  relatedIds: z.array(z.string()),
  readMinutes: z.number().int(),
})
export type StaffBlog = z.infer<typeof staffBlog>

/** Input of staff; a new blog without a status is published, so it requires a description (contract §3.5). */
export const blogInput = publicationFields.extend({
  ...seoFields.shape,
  blogName: line(200).min(1, 'Enter a name.'),
  content: z.string().max(1_000_000).default(''),
  imageAlt: line(191).default(''),
  imageDecorative: z.boolean().default(false),
  authorId: z.string().nullish(),
  tags: z.array(line(40).min(1)).max(10, 'Use at most 10 tags.').default([]),
  featured: z.boolean().default(false),
  relatedIds: z.array(z.string()).max(3, 'Choose at most 3 blogs.').default([]),
})
export type BlogInput = z.input<typeof blogInput>
