import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { homeMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The home page. */
export const homeRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.home',
    path: paths.home,
    lazy: () =>
      import(/* webpackChunkName: "home" */ '../pages/home/HomePage').then(({ HomePage }) => ({ Component: HomePage })),
    loader: lazyLoader(() => import(/* webpackChunkName: "home-data" */ '../pages/home/home-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: homeMeta,
      chunks: ['home'],
      content: ['blogs', 'casestudies', 'categories', 'authors'],
    } satisfies PageHandle,
  },
]
