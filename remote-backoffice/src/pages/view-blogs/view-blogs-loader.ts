import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { blogSource } from '../../features/blogs/blog-source'
import { loadImport } from '../../features/imports/load-import'
import { tableLoader } from '../../kit/tables/table-loader'

const loadTable = tableLoader<StaffBlog>(blogSource)

/** A page of the table, or with `view=import` the screen that imports blogs. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  if (searchParams.get('view') !== 'import') return { view: 'table' as const, page: await loadTable(args) }
  return { view: 'import' as const, data: await loadImport(searchParams, args.request.signal) }
}
