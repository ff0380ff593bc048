import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { blogTableRules } from '../../features/blogs/blog-table-rules'
import { listBlogs } from '../../features/blogs/blogs-api'
import { readTableQuery } from '../../features/tables/table-query'

/** One page of the table, as its address asks; cancelled when the person goes on (CL-04). */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return listBlogs(readTableQuery(searchParams, blogTableRules), request.signal)
}
