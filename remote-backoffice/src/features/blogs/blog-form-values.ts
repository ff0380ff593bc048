import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { contentPayload, contentValues, withoutFileFields } from '../../kit/content/content-form-values'
import type { BlogFormValues, ValidBlog } from './blog-form-schema'

/** The form values of a blog, or of an empty form for `null`. */
export const toFormValues = (blog: StaffBlog | null): BlogFormValues => ({
  ...contentValues(blog),
  blogName: blog?.blogName ?? '',
  content: blog?.content ?? '',
  image: null,
  storedImage: blog?.url ?? null,
  imageAlt: blog?.imageAlt ?? '',
  imageDecorative: blog?.imageDecorative ?? false,
  categoryId: blog?.categoryId ?? '',
  authorId: blog?.authorId ?? '',
  tags: blog?.tags ?? [],
  featured: blog?.featured ?? false,
  relatedIds: blog?.relatedIds ?? [],
})

/** The payload of a save without its files. */
export const toPayload = (valid: ValidBlog, base: StaffBlog | null) =>
  withoutFileFields(contentPayload(valid, base), [{ part: 'image', stored: 'storedImage', before: base?.url }])
