import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { serviceMeta } from '../content/meta-until-loaded'
import { staticLoader } from '../kit/page-content/static-page'
import { paths } from '../paths'

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
  handle: { ...handle, content: ['casestudies', 'authors'] } satisfies PageHandle,
}

/** The services: overview, one page per practice, and the subpages of the cloud practice. */
export const servicesRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.services',
    path: paths.services,
    lazy,
    handle,
    loader: staticLoader(
      paths.services,
      () => import(/* webpackChunkName: "services" */ '../content/services/overview'),
    ),
  },
  { ...servicePage, id: 'public.service', path: paths.service },
  { ...servicePage, id: 'public.cloud-service', path: paths.cloudService },
]
