import { staffBlog, type StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import {
  contentFieldNames,
  contentPayload,
  contentValues,
  withoutFileFields,
} from '../../kit/content/content-form-values'
import { contentSaveActions } from '../../kit/content/save-actions'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'
import { blogForm, type BlogFormValues, type ValidBlog } from './blog-form-schema'

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

/** The form that adds or edits a blog. */
export const blogFormDefinition: RecordFormDefinition<StaffBlog, BlogFormValues, ValidBlog> = {
  key: 'blog',
  label: 'Blog',
  noun: 'blog',
  path: '/blogs',
  stored: staffBlog,
  schema: blogForm,
  toValues: toFormValues,
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
  actionsFor: contentSaveActions,
}
