import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { BlogFilters } from '../../features/blogs/BlogFilters'
import { BlogTable } from '../../features/blogs/BlogTable'
import { NoBlogs } from '../../features/blogs/NoBlogs'
import { blogTableRules } from '../../features/blogs/blog-table-rules'
import { useRemoveBlog } from '../../features/blogs/use-remove-blog'
import { StaffPage } from '../../features/staff-page/StaffPage'
import { TablePager } from '../../features/tables/TablePager'
import { useTableQuery } from '../../features/tables/use-table-query'
import { paths } from '../../paths'
import type { loader } from './view-blogs-loader'

/** All blogs: find, sort, open, delete (BO-01). */
export function ViewBlogsPage() {
  const blogs = useLoaderData<typeof loader>()
  const { query, change, isLoading } = useTableQuery(blogTableRules)
  const remove = useRemoveBlog()
  const isLastOfPage = blogs.numberOfElements === 1 && query.page > 0
  const toPageBefore = async () => change({ page: query.page - 1 })

  return (
    <StaffPage heading="Blogs" action={<ButtonLink to={paths.addBlog}>Add a blog</ButtonLink>}>
      <BlogFilters query={query} onChange={change} />
      {blogs.empty ? (
        <NoBlogs query={query} total={blogs.totalElements} onChange={change} />
      ) : (
        <BlogTable
          blogs={blogs.content}
          sort={query.sort}
          isLoading={isLoading}
          onSort={(sort) => change({ sort })}
          onRemove={(blog) => void remove(blog, isLastOfPage ? toPageBefore : undefined)}
        />
      )}
      {blogs.totalElements > 0 && <TablePager page={blogs} onChange={change} />}
    </StaffPage>
  )
}
