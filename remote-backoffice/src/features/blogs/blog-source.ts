import { contentSource } from '../../kit/content/content-source'

/** Where the table of blogs comes from, and what it sorts and filters by (contract §3.3). */
export const blogSource = contentSource('/blogs/get-allblogs', [
  'blogName',
  'status',
  'categoryName',
  'authorName',
  'publishedAt',
  'updatedAt',
])
