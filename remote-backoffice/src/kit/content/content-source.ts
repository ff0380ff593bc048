import { contentListType } from '@tekskills/shared/contracts/http/content'
import type { TableSource } from '../tables/record-list-definition'

/** The list endpoint of a content table; every content type can be filtered by status and by the trash. */
export const contentSource = (url: string, columns: readonly string[]): TableSource => ({
  url,
  rules: { columns, defaultSort: 'updatedAt,desc', types: contentListType.options },
})
