import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { dashboardMeta } from '../page-meta'
import { paths } from '../paths'
import { staffScreen } from './staff-screen'

/** The first screen after signing in, for both roles. */
export const dashboardRoutes: RemoteManifest['routes'] = [
  staffScreen({
    id: 'dashboard',
    path: paths.dashboard,
    meta: dashboardMeta,
    lazy: () =>
      import(/* webpackChunkName: "dashboard" */ '../pages/dashboard/DashboardPage').then(({ DashboardPage }) => ({
        Component: DashboardPage,
      })),
    load: () => import(/* webpackChunkName: "dashboard-data" */ '../pages/dashboard/dashboard-loader'),
  }),
]
