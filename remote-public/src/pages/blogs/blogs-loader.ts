import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { type BlogQuery, parseBlogQuery } from '../../features/blogs/blog-query'
import { listBlogCategories, listBlogs } from '../../features/blogs/blogs-api'
import { UNAVAILABLE, unlessUnavailable } from '../../features/service/unless-unavailable'
import { metaOf } from './blogs-meta'

export interface BlogsData extends WithPageMeta {
  query: BlogQuery
  /** `null`: the service did not answer. */
  blogs: Page<BlogCard> | null
  /** Empty also when the service did not answer: the list is readable without its filter. */
  categories: PublicCategory[]
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseBlogQuery(new URL(request.url).searchParams)
  const [blogs, known] = await Promise.all([
    unlessUnavailable(listBlogs(query, request.signal)),
    unlessUnavailable(listBlogCategories(request.signal)),
  ])
  const categories = known ?? []
  const category = categories.find(({ slug }) => slug === query.category)
  const meta = metaOf(query, category?.categoryName)
  const answer: BlogsData = { query, blogs, categories, meta, incomplete: known === null }
  return blogs ? answer : data(answer, UNAVAILABLE)
}
