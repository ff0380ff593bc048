import type { TableSource } from '../../kit/tables/record-list-definition'

/** The list endpoint of the authors table, its sortable columns and filters (contract §3.3). */
export const authorSource: TableSource = {
  url: '/author/get-allAuthors',
  rules: {
    columns: ['authorName', 'blogCount', 'updatedAt'],
    defaultSort: 'authorName,asc',
    types: ['ACTIVE', 'INACTIVE'],
  },
}
