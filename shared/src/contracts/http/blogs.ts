import { z } from 'zod'
import { authorRef, categoryRef, contentStatus, personRef, resolvedMeta, seoFields, slug } from './content'

/** One blog in a public list (contract §3.7, row 6). `url` is the address of its picture. */
export const blogCard = z.object({
  id: z.string(),
  blogName: z.string(),
  slug: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  imageAlt: z.string(),
  category: categoryRef.nullable(),
  author: authorRef.nullable(),
  tags: z.array(z.string()),
  publishedAt: z.iso.datetime(),
  readMinutes: z.number().int(),
  featured: z.boolean(),
})
export type BlogCard = z.infer<typeof blogCard>

export const blogLink = z.object({ blogName: z.string(), slug: z.string() })

/** `GET /public/user/blogs?name=`: one published blog with its neighbours and resolved meta. */
export const publicBlog = blogCard.extend({
  content: z.string(),
  updatedAt: z.iso.datetime(),
  meta: resolvedMeta,
  related: z.array(blogCard),
  previous: blogLink.nullable(),
  next: blogLink.nullable(),
})
export type PublicBlog = z.infer<typeof publicBlog>

/** A blog as staff see it in the table and in the edit form. */
export const staffBlog = z.object({
  id: z.string(),
  version: z.number().int(),
  status: contentStatus,
  blogName: z.string(),
  slug: z.string().nullable(),
  description: z.string(),
  content: z.string(),
  url: z.string().nullable(),
  imageAlt: z.string(),
  imageDecorative: z.boolean(),
  categoryId: z.string().nullable(),
  category: categoryRef.nullable(),
  authorId: z.string().nullable(),
  author: authorRef.nullable(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  readMinutes: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledAt: z.iso.datetime().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  keywords: z.string().nullable(),
  canonicalLink: z.string().nullable(),
  noindex: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: personRef.nullable(),
})
export type StaffBlog = z.infer<typeof staffBlog>

/** What staff send; a create that names no status is published, so description is then required (contract §3.5). */
export const blogInput = seoFields.extend({
  blogName: z.string().trim().min(1, 'Enter a name.').max(200, 'Use at most 200 characters.'),
  slug: slug.nullish(),
  description: z.string().trim().max(1000, 'Use at most 1,000 characters.').default(''),
  content: z.string().max(1_000_000).default(''),
  imageAlt: z.string().trim().max(191, 'Use at most 191 characters.').default(''),
  imageDecorative: z.boolean().default(false),
  categoryId: z.string().nullish(),
  authorId: z.string().nullish(),
  tags: z.array(z.string().trim().min(1).max(40)).max(10, 'Use at most 10 tags.').default([]),
  featured: z.boolean().default(false),
  status: contentStatus.default('PUBLISHED'),
  scheduledAt: z.iso.datetime().nullish(),
  publishedAt: z.iso.datetime().nullish(),
})
export type BlogInput = z.input<typeof blogInput>
