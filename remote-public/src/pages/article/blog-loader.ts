import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { breadcrumbs, writtenItem } from '@tekskills/shared/seo/structured-data'
import { blogMeta } from '../../content/page-meta'
import { articleOfBlog } from '../../features/insight-detail/article-of'
import { itemLoader } from '../../features/insight-detail/read-item'
import { insightKinds, itemPath } from '../../features/insights/insight-kind'

const { blogs } = insightKinds

/** Loads one blog with what search engines are told of it. */
export const loader = itemLoader({
  kind: 'blogs',
  meta: blogMeta,
  call: '/public/user/blogs',
  parameter: 'name',
  routeParameter: 'blogName',
  show(blog: PublicBlog, origin) {
    const path = itemPath(blogs, blog.slug)
    const { author } = blog
    const posting = writtenItem(origin, {
      type: 'BlogPosting',
      headline: blog.blogName,
      description: blog.description,
      path,
      image: blog.meta.image,
      publishedAt: blog.publishedAt,
      updatedAt: blog.updatedAt,
      author: author ? { name: author.authorName, jobTitle: author.designation ?? undefined } : undefined,
      section: blog.category?.categoryName,
      keywords: blog.tags.join(', '),
    })
    const trail = breadcrumbs(origin, [
      { name: blogs.words.name, path: blogs.path },
      { name: blog.blogName, path },
    ])
    return {
      item: articleOfBlog(blog),
      meta: { ...blog.meta, imageAlt: blog.imageAlt, type: 'article' },
      structuredData: [posting, trail],
    }
  },
})
