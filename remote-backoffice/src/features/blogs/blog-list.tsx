import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { contentActions } from '../../kit/content/content-actions'
import { changedColumn, nameColumn, publishedColumn, statusColumn, textColumn } from '../../kit/content/content-columns'
import { contentFilter } from '../../kit/content/content-filter'
import { duplicateLink } from '../../kit/record-form/duplicate-actions'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { paths, publicBlog } from '../../paths'
import { blogSource } from './blog-source'

const noun = { one: 'blog', many: 'blogs' }
const nameOf = ({ blogName }: StaffBlog) => blogName

/** The table of blogs. */
export const blogList: RecordList<StaffBlog> = {
  source: blogSource,
  noun,
  heading: 'Blogs',
  nameOf,
  columns: [
    nameColumn({ id: 'blogName', header: 'Name', nameOf, addPath: paths.addBlog }),
    statusColumn,
    textColumn('categoryName', 'Category', ({ category }) => category?.categoryName),
    textColumn('authorName', 'Author', ({ author }) => author?.authorName),
    publishedColumn,
    { ...textColumn('tags', 'Tags', ({ tags }: StaffBlog) => tags.join(', ')), optional: true },
    changedColumn,
  ],
  actions: contentActions({ area: 'blogs', deletes: 'deleteBlog', noun, nameOf }),
  linksOf: ({ id, deletedAt }) => (deletedAt ? [] : [duplicateLink(paths.addBlog, id)]),
  searches: 'Name, text, author, category or tag',
  filter: contentFilter,
  addPath: paths.addBlog,
  addLabel: 'Write first blog',
  publicPageOf: ({ status, slug, deletedAt }) =>
    status === 'PUBLISHED' && slug && !deletedAt ? publicBlog(slug) : null,
  emptyHint: 'Published blogs appear on the site immediately.',
}
