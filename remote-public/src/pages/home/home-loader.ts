import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { listLatestBlogs } from '../../features/blogs/blogs-api'
import { unlessUnavailable } from '../../features/service/unless-unavailable'

export interface HomeData {
  /** `null`: the service did not answer; the rest of the page stands. */
  blogs: BlogCard[] | null
}

const LATEST = 3

export async function loader({ request }: LoaderFunctionArgs) {
  const blogs = await unlessUnavailable(listLatestBlogs(LATEST, request.signal))
  return blogs ? { blogs } : data({ blogs }, { headers: { 'Cache-Control': 'no-store' } })
}
