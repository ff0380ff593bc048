import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { PageRefusal } from '../features/access/PageRefusal'
import { dashboardMeta } from '../page-meta'
import { paths } from '../paths'
import { staffHandle } from './staff-handle'

/** The first screen after signing in, for both roles. */
export const dashboardRoutes: RemoteManifest['routes'] = [
  {
    id: 'backoffice.dashboard',
    path: paths.dashboard,
    lazy: () => import(/* webpackChunkName: "dashboard" */ '../pages/dashboard'),
    loader: lazyLoader(() => import(/* webpackChunkName: "dashboard-data" */ '../pages/dashboard/dashboard-loader')),
    ErrorBoundary: PageRefusal,
    handle: staffHandle({ meta: dashboardMeta, chunks: ['dashboard', 'dashboard-data'] }),
  },
]
