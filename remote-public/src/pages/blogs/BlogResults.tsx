import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { Pagination } from '@tekskills/shared/ui/Pagination/Pagination'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { BlogCardList } from '../../features/blogs/BlogCardList'
import { LeadBlog } from '../../features/blogs/LeadBlog'
import { NoBlogs } from '../../features/blogs/NoBlogs'
import type { BlogQuery } from '../../features/blogs/blog-query'

interface BlogResultsProps {
  query: BlogQuery
  blogs: Page<BlogCard>
  categoryName: string | undefined
}

/** One page of articles; the first page opens with a featured one, or else the newest, unless words were searched. */
export function BlogResults({ query, blogs, categoryName }: BlogResultsProps) {
  if (blogs.content.length === 0) return <NoBlogs query={query} categoryName={categoryName} />
  const lead = query.page === 0 && !query.q ? leadOf(blogs.content) : undefined
  const rest = blogs.content.filter((blog) => blog !== lead)
  return (
    <Stack $gap="xxl">
      {lead && <LeadBlog blog={lead} />}
      {rest.length > 0 && <BlogCardList blogs={rest} headingLevel={2} />}
      <Pagination page={query.page} totalPages={blogs.totalPages} />
    </Stack>
  )
}

const leadOf = (blogs: readonly BlogCard[]) => blogs.find(({ featured }) => featured) ?? blogs[0]
