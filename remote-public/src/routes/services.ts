import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { serviceMeta } from '../content/fallback-meta'
import { staticLoader } from '../kit/page-content/static-page'

const lazy = () =>
  import(/* webpackChunkName: "content-page" */ '../pages/content/ContentPage').then(({ ContentPage }) => ({
    Component: ContentPage,
  }))

const handle = {
  access: 'visitor',
  chrome: 'site',
  meta: serviceMeta,
  chunks: ['content-page'],
} satisfies PageHandle

/** The page of one service, which shows a case study. */
const servicePage = {
  lazy,
  loader: lazyLoader(() => import(/* webpackChunkName: "service-data" */ '../pages/content/service-loader')),
  handle: { ...handle, content: ['casestudies'] } satisfies PageHandle,
}

/** The services: overview, one page per practice, and the subpages of the cloud practice. */
export const servicesRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.services',
    path: '/services',
    lazy,
    handle,
    loader: staticLoader('/services', () => import(/* webpackChunkName: "services" */ '../content/services/overview')),
  },
  { ...servicePage, id: 'public.service', path: '/services/:name' },
  { ...servicePage, id: 'public.cloud-service', path: '/services/cloud/:name' },
]
