import { contentListType } from '@tekskills/shared/contracts/http/content'
import type { TableSource } from '../tables/record-list'

/** Where the table of a kind of content comes from; every kind filters by status and can be seen in the trash. */
export const contentSource = (url: string, columns: readonly string[]): TableSource => ({
  url,
  rules: { columns, defaultSort: 'updatedAt,desc', types: contentListType.options },
})

export const blogSource = contentSource('/blogs/get-allblogs', [
  'blogName',
  'status',
  'categoryName',
  'authorName',
  'publishedAt',
  'updatedAt',
])

export const caseStudySource = contentSource('/caseStudy/get-allcaseStudy', [
  'caseStudyName',
  'primaryCategory',
  'status',
  'publishedAt',
  'updatedAt',
])

export const newsSource = contentSource('/newsRoom/get-allnewsRoom', ['title', 'newsDate', 'status', 'updatedAt'])

export const authorSource: TableSource = {
  url: '/author/get-allAuthors',
  rules: {
    columns: ['authorName', 'blogCount', 'updatedAt'],
    defaultSort: 'authorName,asc',
    types: ['ACTIVE', 'INACTIVE'],
  },
}

export const categorySource: TableSource = {
  url: '/category/get-allCategory',
  rules: {
    columns: ['sortOrder', 'categoryName', 'updatedAt'],
    defaultSort: 'sortOrder,asc',
    types: ['ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM'],
  },
}
