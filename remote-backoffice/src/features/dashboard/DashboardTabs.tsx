import { paths } from '../../paths'
import { SegmentNav } from '../../kit/staff-page/SegmentNav'

export type DashboardTab =
  | 'overview'
  | 'enquiries'
  | 'subscribers'
  | 'newsletters'
  | 'check'
  | 'pictures'
  | 'bundles'
  | 'calendar'
  | 'redirects'

const addressOf = (tab: DashboardTab) => (tab === 'overview' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`)

const TABS = [
  { to: addressOf('overview'), label: 'Overview' },
  { to: addressOf('enquiries'), label: 'Enquiries' },
  { to: addressOf('subscribers'), label: 'Subscribers' },
  { to: addressOf('newsletters'), label: 'Newsletters' },
  { to: addressOf('check'), label: 'Check' },
  { to: addressOf('pictures'), label: 'Pictures' },
  { to: addressOf('bundles'), label: 'Bundles' },
  { to: addressOf('calendar'), label: 'Calendar' },
  { to: addressOf('redirects'), label: 'Redirects' },
]

/** The tabs of the BLOGS dashboard; each has its own address (contract §4 row 48). */
export const DashboardTabs = ({ current }: { current: DashboardTab }) => (
  <SegmentNav label="Dashboard" segments={TABS} current={addressOf(current)} />
)
