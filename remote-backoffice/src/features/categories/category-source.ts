import type { TableSource } from '../../kit/tables/record-list'

/** Where the table of categories comes from, and what it sorts and filters by (contract §3.3). */
export const categorySource: TableSource = {
  url: '/category/get-allCategory',
  rules: {
    columns: ['sortOrder', 'categoryName', 'updatedAt'],
    defaultSort: 'sortOrder,asc',
    types: ['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'],
  },
}
