import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { blogMeta } from '../../content/page-meta'
import { articleOfBlog } from '../../features/article/article-of'
import { insightLoader } from './insight-loader'

/** Loads one blog with its metadata for search engines. */
export const loader = insightLoader({
  kind: 'blogs',
  meta: blogMeta,
  endpoint: '/public/user/blogs',
  parameter: 'name',
  routeParameter: 'blogName',
  show: (blog: PublicBlog) => ({
    item: articleOfBlog(blog),
    name: blog.blogName,
    imageAlt: blog.imageAlt,
    type: 'BlogPosting',
    author: blog.author ? { name: blog.author.authorName, jobTitle: blog.author.designation ?? undefined } : undefined,
    section: blog.category?.categoryName,
    keywords: blog.tags.join(', '),
  }),
})
