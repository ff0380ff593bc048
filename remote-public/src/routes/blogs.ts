import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { blogMeta, blogsMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The list of blogs, and the page of one. */
export const blogsRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.blogs',
    path: paths.blogs,
    lazy: () =>
      import(/* webpackChunkName: "insights-list" */ '../pages/insights-list/InsightsListPage').then(
        ({ InsightsListPage }) => ({ Component: InsightsListPage }),
      ),
    loader: lazyLoader(() => import(/* webpackChunkName: "insights-data" */ '../pages/insights-list/blogs-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: blogsMeta,
      chunks: ['insights-list'],
      content: ['blogs', 'categories', 'authors'],
      query: ['q', 'category', 'tag', 'author', 'page'],
    } satisfies PageHandle,
  },
  {
    id: 'public.blog',
    path: paths.blog,
    lazy: () =>
      import(/* webpackChunkName: "article" */ '../pages/insight-detail/ArticlePage').then(({ ArticlePage }) => ({
        Component: ArticlePage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "insight-data" */ '../pages/insight-detail/blog-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: blogMeta,
      chunks: ['article'],
      content: ['blogs', 'categories', 'authors'],
      query: ['preview'],
    } satisfies PageHandle,
  },
]
