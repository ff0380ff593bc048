import { createColumnHelper } from '@tanstack/react-table'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formatDay, formatMoment } from '../time/format-time'
import { BlogStatus } from './BlogStatus'
import { Address, Aside, Brief, NameLink, Stamp } from './BlogTable.styles'
import { editBlog } from '../../paths'

const column = createColumnHelper<StaffBlog>()

/** The columns of the blog table; ids are the service's sortable columns (contract §3.3). */
export const blogColumns = [
  column.accessor('blogName', {
    header: 'Name',
    cell: ({ row: { original: blog } }) => (
      <>
        <NameLink to={editBlog(blog.id)}>{blog.blogName}</NameLink>
        <Address title={blog.slug ?? undefined}>{blog.slug ?? 'No address yet'}</Address>
        <Brief>
          <BlogStatus status={blog.status} /> <Stamp>{formatDay(blog.updatedAt)}</Stamp>
        </Brief>
      </>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original: blog } }) => (
      <>
        <BlogStatus status={blog.status} />
        {blog.status === 'SCHEDULED' && blog.scheduledAt && <Aside>for {formatMoment(blog.scheduledAt)}</Aside>}
      </>
    ),
  }),
  column.accessor((blog) => blog.category?.categoryName, {
    id: 'categoryName',
    header: 'Category',
    cell: (cell) => cell.getValue() ?? '–',
  }),
  column.accessor((blog) => blog.author?.authorName, {
    id: 'authorName',
    header: 'Author',
    cell: (cell) => cell.getValue() ?? '–',
  }),
  column.accessor('publishedAt', {
    header: 'Published',
    cell: (cell) => <Stamp>{toDay(cell.getValue())}</Stamp>,
  }),
  column.accessor('updatedAt', {
    header: 'Changed',
    cell: ({ row: { original: blog } }) => (
      <>
        <Stamp>{formatMoment(blog.updatedAt)}</Stamp>
        {blog.updatedBy && <Aside>by {blog.updatedBy.name}</Aside>}
      </>
    ),
  }),
]

const toDay = (instant: string | null) => (instant ? formatDay(instant) : '–')
