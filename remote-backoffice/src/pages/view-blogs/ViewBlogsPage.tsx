import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { blogList } from '../../features/blogs/blog-list'
import { ImportView } from '../../features/imports/ImportView'
import { AddToBundleDialog } from '../../kit/bundles/AddToBundleDialog'
import { OpenNewsletter } from '../../kit/newsletters/OpenNewsletter'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { importPage, paths } from '../../paths'
import type { loader } from './view-blogs-loader'

/** All blogs: find, sort, act on one or many, export (BO-01); and their import from files. */
export function ViewBlogsPage() {
  const data = useLoaderData<typeof loader>()
  if (data.view === 'import') return <ImportView {...data.data} />
  return (
    <StaffPage
      heading="Blogs"
      action={
        <Cluster>
          <ButtonLink to={importPage()} variant="secondary">
            Import
          </ButtonLink>
          <ButtonLink to={paths.addBlog}>Add blog</ButtonLink>
        </Cluster>
      }
    >
      <RecordListView list={blogList} page={data.page} />
      <AddToBundleDialog />
      <OpenNewsletter />
    </StaffPage>
  )
}
