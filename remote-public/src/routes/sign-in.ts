import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { data } from '@tekskills/shared/routing/router'
import { loginMeta, pageNotFoundMeta } from '../content/page-meta'

/** The staff sign-in, and the page for unknown addresses. */
export const signInRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.login',
    path: '/login',
    lazy: () =>
      import(/* webpackChunkName: "login" */ '../pages/login/LoginPage').then(({ LoginPage }) => ({
        Component: LoginPage,
      })),
    handle: {
      access: 'login',
      chrome: 'site',
      meta: loginMeta,
      chunks: ['login'],
      query: ['reset', 'forgot'],
    } satisfies PageHandle,
  },
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
