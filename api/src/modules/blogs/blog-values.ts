import type { Updateable } from 'kysely'
import { blogInput } from '@tekskills/shared/contracts/http/blogs'
import { z } from 'zod'
import { definedOnly } from '../../content/defined-only'
import { isId } from '../../content/record-address'
import { cleanRichText, plainTextOf } from '../../content/rich-text'
import { updateOf } from '../../content/updates'
import type { Queries } from '../../database/database'
import type { Schema } from '../../database/schema'
import { invalidFields } from '../../problems/problem-error'
import { unknownReferences } from './blogs.repository'

const withImage = { removeImage: z.boolean().optional() }

export const blogCreate = blogInput.extend(withImage)
export const blogUpdate = updateOf(blogInput).extend(withImage)
export type BlogChange = z.infer<typeof blogUpdate>
type Values = Updateable<Schema['blog']>

/** The columns that a create or update sets; fields that were left out are absent. */
export function valuesOf(change: BlogChange): Values {
  const content = change.content === undefined ? undefined : cleanRichText(change.content, 'content')
  return definedOnly({
    blog_name: change.blogName,
    description: change.description,
    content,
    plain_text: content === undefined ? undefined : plainTextOf(content),
    image_alt: change.imageAlt,
    image_decorative: change.imageDecorative,
    category_id: change.categoryId,
    author_id: change.authorId,
    tags: change.tags && [...new Set(change.tags)],
    featured: change.featured,
    meta_title: change.metaTitle,
    meta_description: change.metaDescription,
    keywords: change.keywords,
    canonical_link: change.canonicalLink,
    noindex: change.noindex,
  })
}

/** Throws 422 when the category or the author does not exist. */
export async function checkReferences(queries: Queries, { categoryId, authorId }: BlogChange): Promise<void> {
  const malformed = Object.entries({ categoryId, authorId }).flatMap(([field, id]) => (id && !isId(id) ? [field] : []))
  const unknown = malformed.length ? malformed : await unknownReferences(queries, { categoryId, authorId })
  if (unknown.length === 0) return
  throw invalidFields(unknown.map((field) => ({ field, code: 'ENUM', message: 'Choose one that exists.' })))
}

/** Throws 422 when a blog that goes public lacks what visitors need (contract §3.5). */
export function checkPublishable(
  blog: Pick<Values, 'description' | 'picture_id' | 'image_alt' | 'image_decorative'>,
): void {
  const errors = []
  if (!blog.description) errors.push({ field: 'description', code: 'REQUIRED', message: 'Enter a description.' })
  if (blog.picture_id && !blog.image_alt && !blog.image_decorative) {
    const message = 'Describe the picture, or mark it as decoration.'
    errors.push({ field: 'imageAlt', code: 'REQUIRED', message })
  }
  if (errors.length > 0) throw invalidFields(errors)
}
