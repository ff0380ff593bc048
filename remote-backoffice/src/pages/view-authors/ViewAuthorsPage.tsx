import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { authorList } from '../../features/authors/author-list'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-authors-loader'

/** All authors: find, sort, hide, delete, export (BO-01). */
export function ViewAuthorsPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Authors" action={<ButtonLink to={paths.addAuthor}>Add author</ButtonLink>}>
      <RecordListView list={authorList} page={page} />
    </StaffPage>
  )
}
