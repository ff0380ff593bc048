import type { TableSource } from '../../kit/tables/record-list'

/** Where the table of authors comes from, and what it sorts and filters by (contract §3.3). */
export const authorSource: TableSource = {
  url: '/author/get-allAuthors',
  rules: {
    columns: ['authorName', 'blogCount', 'updatedAt'],
    defaultSort: 'authorName,asc',
    types: ['ACTIVE', 'INACTIVE'],
  },
}
