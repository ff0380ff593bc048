import { blogInput, staffBlog, type StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { readMinutes } from '@tekskills/shared/contracts/reading-time'
import { z } from 'zod'
import { updateOf } from '../../platform/http/validation/record-version'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { cleanIfGiven } from '../../platform/rich-text/rich-text'
import { itemChange, sharedFieldsOf, type StaffContentDefinition } from '../content/content-definition'
import { sorts } from '../content/item-lists'
import { authorOf, staffItemOf } from '../content/item-rows'
import { pagePaths } from '../content/page-paths'

const withImage = { removeImage: z.boolean().optional(), imageMedia: z.string().optional() }
const fieldNames = { name: 'blogName', picture_id: 'image' } as const
const update = updateOf(blogInput).extend(withImage)

/** Blogs (contract §3.5, Blog). */
export const blogDefinition: StaffContentDefinition<StaffBlog> = {
  name: 'BLOG',
  entity: 'blog',
  noun: 'blog',
  tag: 'blogs',
  area: 'blogs',
  pagePath: pagePaths.BLOG,
  create: blogInput.extend(withImage),
  update,
  staff: staffBlog,
  texts: ['content'],
  pictures: [{ part: 'image', column: 'picture_id' }],

  changeOf(body) {
    const blog = update.parse(body)
    const change = itemChange(blog, {
      name: blog.blogName,
      content: cleanIfGiven(blog.content, 'content'),
      image_alt: blog.imageAlt,
      image_decorative: blog.imageDecorative,
      author_id: blog.authorId,
      tags: blog.tags && [...new Set(blog.tags)],
      featured: blog.featured,
      related_ids: blog.relatedIds,
    })
    const chosenPictures = { picture_id: blog.imageMedia }
    return { ...change, removedPictures: blog.removeImage ? ['picture_id'] : [], chosenPictures }
  },

  missingFields({ picture_id, image_alt, image_decorative }) {
    if (!picture_id || image_alt || image_decorative) return []
    return [{ field: 'imageAlt', code: 'REQUIRED', message: 'Describe the picture, or mark it as decorative.' }]
  },

  staffOf: (row, now) => ({
    ...staffItemOf(row, fieldNames, now),
    blogName: row.name,
    content: row.content,
    url: pictureAddress('blogs', row.id, row.picture_id),
    imageMedia: row.picture_media,
    imageAlt: row.image_alt,
    imageDecorative: row.image_decorative,
    authorId: row.author_id,
    author: authorOf(row),
    tags: row.tags,
    featured: row.featured,
    relatedIds: row.related_ids,
    readMinutes: readMinutes(row.words),
  }),

  fieldsOf: (row) => ({
    ...sharedFieldsOf(row),
    blogName: row.name,
    content: row.content,
    imageAlt: row.image_alt,
    imageDecorative: row.image_decorative,
    tags: row.tags,
    featured: row.featured,
  }),

  sorts: {
    updatedAt: sorts.updatedAt,
    blogName: sorts.name,
    status: sorts.status,
    publishedAt: sorts.publishedAt,
    categoryName: sorts.category,
    authorName: sorts.author,
  },
  defaultSort: { column: 'updatedAt', direction: 'desc' },

  csv: {
    Name: ({ blogName }) => blogName,
    Address: ({ slug }) => slug && `${pagePaths.BLOG}${slug}`,
    Status: ({ status }) => status,
    Published: ({ publishedAt, scheduledAt }) => publishedAt ?? scheduledAt,
    Category: ({ category }) => category?.categoryName,
    Author: ({ author }) => author?.authorName,
    Tags: ({ tags }) => tags,
    Summary: ({ description }) => description,
    'Last changed': ({ updatedAt }) => updatedAt,
    'Changed by': ({ updatedBy }) => updatedBy?.name,
  },
}
