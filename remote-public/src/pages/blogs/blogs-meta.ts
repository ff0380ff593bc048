import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { blogsMeta } from '../../content/page-meta'
import { type BlogQuery, blogsPath } from '../../features/blogs/blog-query'

/** Meta of one view of the list; its canonical address keeps only category and page (contract §3.9). */
export function metaOf({ category, page }: BlogQuery, categoryName: string | undefined): PageMeta {
  const subject = [categoryName, page > 0 && `page ${page + 1}`].filter(Boolean).join(', ')
  return {
    ...blogsMeta,
    title: subject ? `Insights: ${subject} | Tekskills` : blogsMeta.title,
    canonicalLink: blogsPath({ category, page }),
  }
}
