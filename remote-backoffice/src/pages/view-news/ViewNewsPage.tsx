import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { newsList } from '../../features/newsroom/news-list'
import { AddToBundleDialog } from '../../kit/bundles/AddToBundleDialog'
import { OpenNewsletter } from '../../kit/newsletters/OpenNewsletter'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-news-loader'

/** The whole newsroom: find, sort, act on one or many, export (BO-01). */
export function ViewNewsPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Newsroom" action={<ButtonLink to={paths.addNews}>Add item</ButtonLink>}>
      <RecordListView list={newsList} page={page} />
      <AddToBundleDialog />
      <OpenNewsletter />
    </StaffPage>
  )
}
