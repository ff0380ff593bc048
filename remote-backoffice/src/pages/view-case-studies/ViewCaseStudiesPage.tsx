import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { caseStudyList } from '../../features/case-studies/case-study-list'
import { AddToBundleDialog } from '../../kit/bundles/AddToBundleDialog'
import { OpenNewsletter } from '../../kit/newsletters/OpenNewsletter'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { paths } from '../../paths'
import type { loader } from './view-case-studies-loader'

/** All case studies: find, sort, act on one or many, export (BO-01). */
export function ViewCaseStudiesPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <StaffPage heading="Case studies" action={<ButtonLink to={paths.addCaseStudy}>Add case study</ButtonLink>}>
      <RecordListView list={caseStudyList} page={page} />
      <AddToBundleDialog />
      <OpenNewsletter />
    </StaffPage>
  )
}
