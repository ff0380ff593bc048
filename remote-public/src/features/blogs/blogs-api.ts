import type { BlogCard, PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { http } from '@tekskills/shared/http/client'
import { type BlogQuery, serviceParams } from './blog-query'

const LIST = '/public/user/get-allblogs'

/** The newest published articles, newest first. */
export async function listLatestBlogs(size: number, signal: AbortSignal): Promise<BlogCard[]> {
  const { data } = await http.get<Page<BlogCard>>(LIST, { params: { size }, signal })
  return data.content
}

/** One page of published articles. */
export async function listBlogs(query: BlogQuery, signal: AbortSignal): Promise<Page<BlogCard>> {
  const { data } = await http.get<Page<BlogCard>>(LIST, { params: serviceParams(query), signal })
  return data
}

/** The categories that hold at least one article. */
export async function listBlogCategories(signal: AbortSignal): Promise<PublicCategory[]> {
  const { data } = await http.get<Page<PublicCategory>>('/public/user/getall-category', {
    params: { type: 'BLOG', size: 100 },
    signal,
  })
  return data.content.filter(({ count }) => count > 0)
}

/** One article by slug or exact name; rejects with status 404 when there is none, 410 when it is gone. */
export async function getBlog(name: string, signal: AbortSignal): Promise<PublicBlog> {
  const { data } = await http.get<PublicBlog>('/public/user/blogs', { params: { name }, signal })
  return data
}
