import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { serviceMeta } from '../content/fallback-meta'
import { staticLoader } from '../kit/page-content/static-page'

const servicePage = {
  lazy: () =>
    import(/* webpackChunkName: "content-page" */ '../pages/content/ContentPage').then(({ ContentPage }) => ({
      Component: ContentPage,
    })),
  handle: { access: 'visitor', chrome: 'site', meta: serviceMeta, chunks: ['content-page'] } satisfies PageHandle,
}

const serviceLoader = lazyLoader(() => import(/* webpackChunkName: "service-data" */ '../pages/content/service-loader'))

/** The services: overview, one page per practice, and the subpages of the cloud practice. */
export const servicesRoutes: RemoteManifest['routes'] = [
  {
    ...servicePage,
    id: 'public.services',
    path: '/services',
    loader: staticLoader('/services', () => import(/* webpackChunkName: "services" */ '../content/services/overview')),
  },
  { ...servicePage, id: 'public.service', path: '/services/:name', loader: serviceLoader },
  { ...servicePage, id: 'public.cloud-service', path: '/services/cloud/:name', loader: serviceLoader },
]
