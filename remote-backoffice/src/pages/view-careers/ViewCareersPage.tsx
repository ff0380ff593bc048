import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { careerList } from '../../features/careers/career-list'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-careers-loader'

/** All jobs: find, sort, open, close, duplicate, export (BO-01). */
export function ViewCareersPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Careers" action={<ButtonLink to={paths.addCareer}>Add job</ButtonLink>}>
      <RecordListView list={careerList} page={page} />
    </StaffPage>
  )
}
