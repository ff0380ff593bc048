import { staffBlog, type StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { contentFieldNames } from '../../kit/content/content-form-values'
import { contentSaveActions } from '../../kit/content/save-actions'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'
import { blogForm, type BlogFormValues, type ValidBlog } from './blog-form-schema'
import { toFormValues, toPayload } from './blog-form-values'

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
