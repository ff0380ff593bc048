import type { TableSource } from '../../kit/tables/record-list-definition'

/** The list endpoint of the categories table, its sortable columns and filters (contract §3.3). */
export const categorySource: TableSource = {
  url: '/category/get-allCategory',
  rules: {
    columns: ['sortOrder', 'categoryName', 'updatedAt'],
    defaultSort: 'sortOrder,asc',
    types: ['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'],
  },
}
