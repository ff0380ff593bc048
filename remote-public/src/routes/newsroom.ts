import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { newsMeta, newsroomMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The newsroom, and the page of one item. */
export const newsroomRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.newsroom',
    path: paths.newsroom,
    lazy: () =>
      import(/* webpackChunkName: "insights-list" */ '../pages/insights-list/InsightsListPage').then(
        ({ InsightsListPage }) => ({ Component: InsightsListPage }),
      ),
    loader: lazyLoader(() => import(/* webpackChunkName: "insights-data" */ '../pages/insights-list/newsroom-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newsroomMeta,
      chunks: ['insights-list'],
      content: ['newsroom', 'categories'],
      query: ['q', 'category', 'year', 'page'],
    } satisfies PageHandle,
  },
  {
    id: 'public.news',
    path: paths.news,
    lazy: () =>
      import(/* webpackChunkName: "article" */ '../pages/insight-detail/ArticlePage').then(({ ArticlePage }) => ({
        Component: ArticlePage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "insight-data" */ '../pages/insight-detail/news-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: newsMeta,
      chunks: ['article'],
      content: ['newsroom', 'categories', 'authors'],
      query: ['preview'],
    } satisfies PageHandle,
  },
]
