import { paths, retentionPage } from '../../paths'
import { SegmentNav } from '../staff-page/SegmentNav'

const ADDRESSES = { overview: paths.dashboard, reports: `${paths.dashboard}?tab=reports`, retention: retentionPage }

const TABS = [
  { to: ADDRESSES.overview, label: 'Overview' },
  { to: ADDRESSES.reports, label: 'Reports' },
  { to: ADDRESSES.retention, label: 'Retention' },
]

/** The tabs of the CAREERS dashboard; each has its own address. */
export const HiringTabs = ({ current }: { current: keyof typeof ADDRESSES }) => (
  <SegmentNav label="Dashboard" segments={TABS} current={ADDRESSES[current]} />
)
