import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { toLocalField } from '../time/local-time'
import type { BlogFormValues, ValidBlog } from './blog-form-schema'
import type { BlogPayload } from './blog-payload'

const EMPTY: BlogFormValues = {
  blogName: '',
  slug: '',
  description: '',
  content: '',
  image: null,
  storedImage: null,
  imageAlt: '',
  imageDecorative: false,
  categoryId: '',
  authorId: '',
  tags: [],
  featured: false,
  status: 'DRAFT',
  scheduledAt: '',
  publishedAt: '',
  metaTitle: '',
  metaDescription: '',
  keywords: '',
  canonicalLink: '',
  noindex: false,
}

/** A blog as the form shows it; without one, an empty form. */
export function toFormValues(blog: StaffBlog | null): BlogFormValues {
  if (!blog) return EMPTY
  return {
    blogName: blog.blogName,
    slug: blog.slug ?? '',
    description: blog.description,
    content: blog.content,
    image: null,
    storedImage: blog.url,
    imageAlt: blog.imageAlt,
    imageDecorative: blog.imageDecorative,
    categoryId: blog.categoryId ?? '',
    authorId: blog.authorId ?? '',
    tags: blog.tags,
    featured: blog.featured,
    status: blog.status,
    scheduledAt: toLocalField(blog.scheduledAt),
    publishedAt: toLocalField(blog.publishedAt),
    metaTitle: blog.metaTitle ?? '',
    metaDescription: blog.metaDescription ?? '',
    keywords: blog.keywords ?? '',
    canonicalLink: blog.canonicalLink ?? '',
    noindex: blog.noindex,
  }
}

/** What a backup keeps: everything but a chosen file, which JSON cannot hold. */
export function toStoredValues({ image: _file, ...values }: BlogFormValues): Record<string, unknown> {
  return values
}

/**
 * What is sent. A moment that the person did not touch is left out: the field knows minutes, the service knows
 * milliseconds, and a plain save must not move the day of publication.
 */
export function toPayload({ image: _file, storedImage, ...valid }: ValidBlog, base: StaffBlog | null): BlogPayload {
  const payload: BlogPayload = { ...valid }
  if (valid.status !== 'SCHEDULED') delete payload.scheduledAt
  if (isUntouched(valid.publishedAt, base?.publishedAt)) delete payload.publishedAt
  if (!valid.slug) delete payload.slug
  if (!base) return payload
  const removesImage = base.url !== null && storedImage === null
  return { ...payload, id: base.id, ...(removesImage && { removeImage: true }) }
}

const isUntouched = (chosen: string | null | undefined, stored: string | null | undefined) =>
  toLocalField(chosen) === toLocalField(stored)
