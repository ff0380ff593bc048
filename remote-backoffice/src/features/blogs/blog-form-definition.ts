import type { z } from 'zod'
import { blogInput, staffBlog, type StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import {
  contentFieldNames,
  contentFormFields,
  contentPayload,
  contentValues,
  goesPublic,
  needsFutureSchedule,
  needsSummary,
  uncopiedContentValues,
  withoutFileFields,
} from '../../kit/content/content-form'
import { contentEndpointOf, contentSavedInPlace } from '../../kit/content/save-actions'
import { always, emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'
import { mediaAddressOf } from '../../kit/media/media-address'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'

const field = blogInput.shape

const fields = blogInput.extend({
  ...contentFormFields,
  content: field.content.unwrap(),
  image: pictureFile(),
  storedImage: storedFile,
  imageAlt: field.imageAlt.unwrap(),
  imageDecorative: field.imageDecorative.unwrap(),
  categoryId: emptyAsNull(field.categoryId),
  authorId: emptyAsNull(field.authorId),
  tags: field.tags.unwrap(),
  featured: field.featured.unwrap(),
})

type Fields = z.output<typeof fields>

const hasPicture = ({ image, storedImage }: Fields) => Boolean(image ?? storedImage)
const isDescribed = ({ imageAlt, imageDecorative }: Fields) => Boolean(imageAlt?.trim()) || imageDecorative

/** The blog form: the contract's schema plus the rules for publishing (contract §3.5). */
export const blogForm = fields
  .refine(...needsSummary)
  .refine((blog) => !goesPublic(blog) || !hasPicture(blog) || isDescribed(blog), {
    path: ['imageAlt'],
    message: 'Describe the picture, or mark it as decorative.',
    when: always,
  })
  .refine(...needsFutureSchedule)

/** The values of the form's fields. */
export type BlogFormValues = z.input<typeof blogForm>

/** The parsed values of a valid form. */
export type ValidBlog = z.output<typeof blogForm>

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

/** The values of a copy; whether a blog is featured is decided for each one. */
const toCopy = (blog: StaffBlog): BlogFormValues => ({
  ...toFormValues(blog),
  ...uncopiedContentValues,
  storedImage: mediaAddressOf(blog.imageMedia),
  featured: false,
})

/** The payload of a save without its files. */
export const toPayload = (valid: ValidBlog, base: StaffBlog | null) =>
  withoutFileFields(contentPayload(valid, base), [{ part: 'image', stored: 'storedImage', before: base?.url }])

/** The form that adds or edits a blog. */
export const blogFormDefinition: RecordFormDefinition<StaffBlog, BlogFormValues, ValidBlog> = {
  key: 'blog',
  label: 'Blog',
  noun: 'blog',
  path: '/blogs',
  stored: staffBlog,
  schema: blogForm,
  toValues: toFormValues,
  toCopy,
  files: ['image'],
  toPayload,
  fieldNames: {
    blogName: 'name',
    ...contentFieldNames,
    content: 'text',
    url: 'picture',
    imageAlt: 'description of the picture',
    categoryId: 'category',
    authorId: 'author',
    tags: 'tags',
    featured: 'featured',
  },
  tracksEditors: true,
  autosavesAs: 'blogName',
  savesInPlace: contentSavedInPlace,
  endpointOf: contentEndpointOf,
}
