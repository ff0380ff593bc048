import { contentSource } from '../../kit/content/content-source'

/** The list endpoint of the blogs table and its sortable columns (contract §3.3). */
export const blogSource = contentSource('/blogs/get-allblogs', [
  'blogName',
  'status',
  'categoryName',
  'authorName',
  'publishedAt',
  'updatedAt',
])
