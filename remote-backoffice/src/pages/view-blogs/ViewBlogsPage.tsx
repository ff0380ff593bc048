import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { blogList } from '../../features/blogs/blog-list'
import { AddToBundleDialog } from '../../kit/bundles/AddToBundleDialog'
import { OpenNewsletter } from '../../kit/newsletters/OpenNewsletter'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-blogs-loader'

/** All blogs: find, sort, act on one or many, export (BO-01). */
export function ViewBlogsPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Blogs" action={<ButtonLink to={paths.addBlog}>Add blog</ButtonLink>}>
      <RecordListView list={blogList} page={page} />
      <AddToBundleDialog />
      <OpenNewsletter />
    </StaffPage>
  )
}
