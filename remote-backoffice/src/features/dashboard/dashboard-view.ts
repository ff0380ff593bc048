/** What `/dashboard` shows; `none` when the role has no dashboard. */
export type DashboardView = BlogsTab | 'blogs' | 'careers' | CareersTab | 'account' | 'staff' | 'none'

const BLOGS_TABS = [
  'enquiries',
  'subscribers',
  'newsletters',
  'check',
  'pictures',
  'bundles',
  'calendar',
  'redirects',
] as const
type BlogsTab = (typeof BLOGS_TABS)[number]

const CAREERS_TABS = ['reports', 'retention'] as const
type CareersTab = (typeof CAREERS_TABS)[number]

/**
 * The view for a role: the dashboard of blogs or of careers (BO-03), for BLOGS also what visitors have sent, newsletters,
 * what the checker found, the library of pictures, bundles, the calendar and redirects, for CAREERS the reports about hiring and
 * who will be erased (`?tab=`), and for both the user's account (`?view=account`) and, for administrators, the staff
 * screen (`?view=staff`).
 */
export function dashboardViewOf(role: string | undefined, query: URLSearchParams): DashboardView {
  if (role !== 'BLOGS' && role !== 'CAREERS') return 'none'
  const view = query.get('view')
  if (view === 'account' || view === 'staff') return view
  const tab = query.get('tab')
  if (role === 'CAREERS') return CAREERS_TABS.find((known) => known === tab) ?? 'careers'
  return BLOGS_TABS.find((known) => known === tab) ?? 'blogs'
}
