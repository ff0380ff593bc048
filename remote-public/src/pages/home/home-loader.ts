import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { listLatestBlogs } from '../../features/blogs/blogs-api'
import { unlessUnavailable } from '../../features/service/unless-unavailable'

export interface HomeData extends WithPageMeta {
  /** `null`: the service did not answer; the rest of the page stands. */
  blogs: BlogCard[] | null
}

const LATEST = 3

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const blogs = await unlessUnavailable(listLatestBlogs(LATEST, request.signal))
  return { blogs, incomplete: blogs === null }
}
