import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { PAGE_NOT_FOUND } from '@tekskills/shared/routing/page-not-found'
import { data } from '@tekskills/shared/routing/router'
import { pageNotFoundMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The page for unknown addresses (RT-05). */
export const notFoundRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.page-not-found',
    path: paths.pageNotFound,
    lazy: () =>
      import(/* webpackChunkName: "page-not-found" */ '../pages/page-not-found/PageNotFoundPage').then(
        ({ PageNotFoundPage }) => ({ Component: PageNotFoundPage }),
      ),
    loader: () => data(null, { status: PAGE_NOT_FOUND.status }),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: pageNotFoundMeta,
      chunks: ['page-not-found'],
    } satisfies PageHandle,
  },
]
