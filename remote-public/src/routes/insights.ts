import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { blogMeta, blogsMeta } from '../content/page-meta'

/** Blogs, and one of them. */
export const insightsRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.blogs',
    path: '/resources/blogs',
    lazy: () => import(/* webpackChunkName: "blogs" */ '../pages/blogs'),
    loader: lazyLoader(() => import(/* webpackChunkName: "blogs-data" */ '../pages/blogs/blogs-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: blogsMeta,
      chunks: ['blogs'],
      content: ['blogs', 'categories', 'authors'],
      query: ['q', 'category', 'tag', 'author', 'page'],
    } satisfies PageHandle,
  },
  {
    id: 'public.blog',
    path: '/blog/:blogName',
    lazy: () => import(/* webpackChunkName: "blog" */ '../pages/blog'),
    loader: lazyLoader(() => import(/* webpackChunkName: "blog-data" */ '../pages/blog/blog-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: blogMeta,
      chunks: ['blog'],
      content: ['blogs', 'categories', 'authors'],
    } satisfies PageHandle,
  },
]
