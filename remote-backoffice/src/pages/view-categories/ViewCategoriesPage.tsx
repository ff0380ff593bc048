import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { categoryList } from '../../features/categories/category-list'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-categories-loader'

/** All categories: find, sort, hide, delete, export (BO-01). */
export function ViewCategoriesPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Categories" action={<ButtonLink to={paths.addCategory}>Add category</ButtonLink>}>
      <RecordListView list={categoryList} page={page} />
    </StaffPage>
  )
}
