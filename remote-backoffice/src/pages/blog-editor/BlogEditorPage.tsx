import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useLoaderData, useNavigate } from '@tekskills/shared/routing/router'
import { BlogForm } from '../../features/blogs/BlogForm'
import { BlogStatus } from '../../features/blogs/BlogStatus'
import { savedMessage } from '../../features/blogs/saved-message'
import { StaffPage } from '../../features/staff-page/StaffPage'
import { formatMoment } from '../../features/time/format-time'
import { paths } from '../../paths'
import type { loader } from './blog-editor-loader'

/** Adds a blog, or edits the one that `?id=` names (contract §4 row 12). */
export function BlogEditorPage() {
  const { blog, categories, authors } = useLoaderData<typeof loader>()
  const navigate = useNavigate()

  async function finish(saved: StaffBlog) {
    await showDialog({ kind: 'success', message: savedMessage(saved) })
    await navigate(paths.viewBlogs)
  }

  return (
    <StaffPage
      heading={blog ? 'Edit blog' : 'Add a blog'}
      intro={blog && `Changed on ${formatMoment(blog.updatedAt)}${blog.updatedBy ? ` by ${blog.updatedBy.name}` : ''}`}
      action={blog && <BlogStatus status={blog.status} />}
    >
      <BlogForm blog={blog} categories={categories} authors={authors} onSaved={finish} />
    </StaffPage>
  )
}
