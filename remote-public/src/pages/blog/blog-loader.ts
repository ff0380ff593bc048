import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { isApiError } from '@tekskills/shared/http/api-error'
import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { blogMeta } from '../../content/page-meta'
import { getBlog } from '../../features/blogs/blogs-api'
import { UNAVAILABLE } from '../../features/service/unless-unavailable'

export interface BlogData extends WithPageMeta {
  /** `null`: there is no such article, or, with `failed`, the service did not answer. */
  blog: PublicBlog | null
  failed?: boolean
  /** Absolute address of the page, for the share links. */
  pageUrl: string
}

/** Statuses that mean "this name names nothing": unknown, gone, or no possible name. */
const NO_SUCH_ARTICLE = [400, 404, 410, 414, 422]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url)
  const pageUrl = `${origin}${pathname}`
  try {
    const blog = await getBlog(params.blogName ?? '', request.signal)
    return { blog, pageUrl, meta: { ...blog.meta, imageAlt: blog.imageAlt, type: 'article' } } satisfies BlogData
  } catch (error) {
    if (!isApiError(error)) throw error
    return NO_SUCH_ARTICLE.includes(error.status ?? 0) ? notFound(pageUrl, error.status) : unavailable(pageUrl)
  }
}

function notFound(pageUrl: string, status = 404) {
  const answer: BlogData = { blog: null, pageUrl, meta: { ...blogMeta, robots: 'noindex, nofollow' } }
  return data(answer, { status: status === 410 ? 410 : 404 })
}

function unavailable(pageUrl: string) {
  const answer: BlogData = { blog: null, failed: true, pageUrl }
  return data(answer, UNAVAILABLE)
}
