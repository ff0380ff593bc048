import type { TableRules } from '../tables/table-query'

/** What `/blogs/get-allblogs` sorts and filters by (contract §3.3). */
export const blogTableRules: TableRules = {
  columns: ['blogName', 'status', 'categoryName', 'authorName', 'publishedAt', 'updatedAt'],
  defaultSort: 'updatedAt,desc',
  types: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'],
}
