import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { data } from '@tekskills/shared/routing/router'
import { blogMeta, blogsMeta, homeMeta, loginMeta, pageNotFoundMeta } from './content/page-meta'

/** The company site: home, insights and the sign-in page. */
export const manifest: RemoteManifest = {
  name: 'remote-public',
  routes: [
    {
      id: 'public.home',
      path: '/',
      lazy: () => import(/* webpackChunkName: "home" */ './pages/home'),
      loader: lazyLoader(() => import(/* webpackChunkName: "home-data" */ './pages/home/home-loader')),
      handle: {
        access: 'visitor',
        chrome: 'site',
        meta: homeMeta,
        chunks: ['home'],
        content: ['blogs', 'categories', 'authors'],
      } satisfies PageHandle,
    },
    {
      id: 'public.blogs',
      path: '/resources/blogs',
      lazy: () => import(/* webpackChunkName: "blogs" */ './pages/blogs'),
      loader: lazyLoader(() => import(/* webpackChunkName: "blogs-data" */ './pages/blogs/blogs-loader')),
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
      lazy: () => import(/* webpackChunkName: "blog" */ './pages/blog'),
      loader: lazyLoader(() => import(/* webpackChunkName: "blog-data" */ './pages/blog/blog-loader')),
      handle: {
        access: 'visitor',
        chrome: 'site',
        meta: blogMeta,
        chunks: ['blog'],
        content: ['blogs', 'categories', 'authors'],
      } satisfies PageHandle,
    },
    {
      id: 'public.login',
      path: '/login',
      lazy: () => import(/* webpackChunkName: "login" */ './pages/login'),
      handle: { access: 'login', chrome: 'site', meta: loginMeta, chunks: ['login'] } satisfies PageHandle,
    },
    {
      id: 'public.page-not-found',
      path: '/pagenotfound',
      lazy: () => import(/* webpackChunkName: "page-not-found" */ './pages/page-not-found'),
      // RT-05: the page answers with status 404.
      loader: () => data(null, { status: 404 }),
      handle: {
        access: 'visitor',
        chrome: 'site',
        meta: pageNotFoundMeta,
        chunks: ['page-not-found'],
      } satisfies PageHandle,
    },
  ],
  navigation: [{ id: 'public.insights', label: 'Insights', to: '/resources/blogs' }],
}
