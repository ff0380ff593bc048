import { contentListType } from '@tekskills/shared/contracts/http/content'
import type { TableSource } from '../tables/record-list'

/** Where the table of a kind of content comes from; every kind filters by status and can be seen in the trash. */
export const contentSource = (url: string, columns: readonly string[]): TableSource => ({
  url,
  rules: { columns, defaultSort: 'updatedAt,desc', types: contentListType.options },
})
