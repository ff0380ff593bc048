/** What `/dashboard` shows; `none` when the role has no dashboard. */
export type DashboardView = 'blogs' | 'careers' | 'reports' | 'enquiries' | 'subscribers' | 'check' | 'account' | 'none'

/**
 * The view for a role: the dashboard of blogs or of careers (BO-03), for BLOGS also what visitors have sent and what the checker found, for
 * CAREERS the reports about hiring (`?tab=`), and for both the user's account (`?view=account`).
 */
export function dashboardViewOf(role: string | undefined, query: URLSearchParams): DashboardView {
  if (role !== 'BLOGS' && role !== 'CAREERS') return 'none'
  if (query.get('view') === 'account') return 'account'
  const tab = query.get('tab')
  if (role === 'CAREERS') return tab === 'reports' ? 'reports' : 'careers'
  return tab === 'enquiries' || tab === 'subscribers' || tab === 'check' ? tab : 'blogs'
}
