import { useLoaderData } from '@tekskills/shared/routing/router'
import { useStaff } from '@tekskills/shared/session/session-store'
import { BlogsDashboardView } from '../../features/dashboard/BlogsDashboardView'
import { CareersDashboardView } from '../../features/dashboard/CareersDashboardView'
import type { loader } from './dashboard-loader'

/** The first screen after signing in, by role (BO-03). */
export function DashboardPage() {
  const { blogs } = useLoaderData<typeof loader>()
  const staff = useStaff()
  return blogs ? <BlogsDashboardView figures={blogs} /> : <CareersDashboardView username={staff?.username} />
}
