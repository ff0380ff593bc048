import { sql } from 'kysely'

/** Paths of the public pages of items, by kind, up to the slug. */
export const pagePaths = { BLOG: '/blog/', CASESTUDY: '/individualcasestudy/', NEWSROOM: '/newsroom/' } as const

/** SQL expression for the path of the page of a row of `content_item` under the slug in a column. */
export const pathOfSlug = (column: string) => sql<string>`case content_item.kind
  when 'BLOG' then ${sql.lit(pagePaths.BLOG)}
  when 'CASESTUDY' then ${sql.lit(pagePaths.CASESTUDY)}
  else ${sql.lit(pagePaths.NEWSROOM)} end || ${sql.ref(column)}`

/** SQL expression for the path of the page of a row of `content_item`. */
export const pathOfPage = pathOfSlug('content_item.slug')
