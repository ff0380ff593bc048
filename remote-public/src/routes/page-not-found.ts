import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { data } from '@tekskills/shared/routing/router'
import { pageNotFoundMeta } from '../content/page-meta'

/** The page for unknown addresses (RT-05). */
export const notFoundRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.page-not-found',
    path: '/pagenotfound',
    lazy: () =>
      import(/* webpackChunkName: "page-not-found" */ '../pages/page-not-found/PageNotFoundPage').then(
        ({ PageNotFoundPage }) => ({ Component: PageNotFoundPage }),
      ),
    loader: () => data(null, { status: 404 }),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: pageNotFoundMeta,
      chunks: ['page-not-found'],
    } satisfies PageHandle,
  },
]
