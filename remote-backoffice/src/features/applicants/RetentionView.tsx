import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { HiringTabs } from '../../kit/hiring/HiringTabs'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { retentionList } from './retention-list'

/** Upcoming erasures with dates and reasons; applicants can be asked to be kept, their data copied, or erased now. */
export const RetentionView = ({ page }: { page: Page<StaffApplicant> }) => (
  <StaffPage
    heading={retentionList.heading}
    intro="Two years after the last contact, applications are erased automatically overnight. These are next."
    action={<HiringTabs current="retention" />}
  >
    <RecordListView list={retentionList} page={page} />
  </StaffPage>
)
