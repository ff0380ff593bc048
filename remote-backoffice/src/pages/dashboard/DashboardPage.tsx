import { useLoaderData } from '@tekskills/shared/routing/router'
import { AccountView } from '../../features/account/AccountView'
import { BlogsDashboardView } from '../../features/dashboard/BlogsDashboardView'
import { CareersDashboardView } from '../../features/dashboard/CareersDashboardView'
import type { loader } from './dashboard-loader'

/** The first screen after signing in, by role (BO-03), and one's own account. */
export function DashboardPage() {
  const data = useLoaderData<typeof loader>()
  if (data.view === 'account') return <AccountView me={data.me} sessions={data.sessions} />
  return data.view === 'careers' ? (
    <CareersDashboardView figures={data.figures} />
  ) : (
    <BlogsDashboardView figures={data.figures} />
  )
}
