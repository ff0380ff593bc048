import type { LayoutHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { careersRoutes } from './routes/careers'
import { contentRoutes } from './routes/content'
import { dashboardRoutes } from './routes/dashboard'

/** The staff screens: sidebar, dashboards, content, careers and the user's account. */
export const manifest: RemoteManifest = {
  name: 'remote-backoffice',
  routes: [
    {
      id: 'backoffice',
      lazy: () =>
        import(/* webpackChunkName: "staff-frame" */ './layout/StaffFrame').then(({ StaffFrame }) => ({
          Component: StaffFrame,
        })),
      handle: { chunks: ['staff-frame'] } satisfies LayoutHandle,
      children: [...dashboardRoutes, ...contentRoutes, ...careersRoutes],
    },
  ],
}
