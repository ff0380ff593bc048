import { SegmentNav } from '../../kit/staff-page/SegmentNav'
import { accountPage, staffAdministrationPage } from '../../paths'

const TABS = [
  { to: accountPage, label: 'Your account' },
  { to: staffAdministrationPage, label: 'Staff' },
]

/** Links from the user's own account to the staff screen and back, for administrators. */
export const AccountTabs = ({ current }: { current: 'account' | 'staff' }) => (
  <SegmentNav label="Accounts" segments={TABS} current={current === 'staff' ? staffAdministrationPage : accountPage} />
)
