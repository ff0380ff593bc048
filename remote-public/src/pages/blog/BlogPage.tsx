import { useLoaderData } from '@tekskills/shared/routing/router'
import { Article } from './Article'
import { ArticleNotFound } from './ArticleNotFound'
import { ArticleUnavailable } from './ArticleUnavailable'
import type { BlogData } from './blog-loader'

/** One article, or why there is none at this address. */
export function BlogPage() {
  const { blog, failed, pageUrl } = useLoaderData<BlogData>()
  if (blog) return <Article blog={blog} pageUrl={pageUrl} />
  return failed ? <ArticleUnavailable /> : <ArticleNotFound />
}
