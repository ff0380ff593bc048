import type { Page } from '@tekskills/shared/contracts/http/lists'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import type { RecordList, TableRow } from '../../kit/tables/record-list-definition'
import { RecordListView } from '../../kit/tables/RecordListView'
import { DashboardTabs, type DashboardTab } from './DashboardTabs'

interface ResponsesViewProps<Row extends TableRow> {
  tab: DashboardTab
  list: RecordList<Row>
  page: Page<Row>
}

/** A dashboard tab with a table: what visitors have sent, or what the checker found. */
export const ResponsesView = <Row extends TableRow>({ tab, list, page }: ResponsesViewProps<Row>) => (
  <StaffPage heading={list.heading} action={<DashboardTabs current={tab} />}>
    <RecordListView list={list} page={page} />
  </StaffPage>
)
