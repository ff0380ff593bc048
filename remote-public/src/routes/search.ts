import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { searchMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The search over the whole public site. */
export const searchRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.search',
    path: paths.search,
    lazy: () =>
      import(/* webpackChunkName: "search" */ '../pages/search/SearchPage').then(({ SearchPage }) => ({
        Component: SearchPage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "search-data" */ '../pages/search/search-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: searchMeta,
      chunks: ['search'],
      content: ['blogs', 'newsroom', 'casestudies', 'careers', 'pages'],
      query: ['q', 'type', 'page'],
    } satisfies PageHandle,
  },
]
