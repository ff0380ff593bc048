import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { loginMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The staff sign-in. */
export const signInRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.login',
    path: paths.login,
    lazy: () =>
      import(/* webpackChunkName: "login" */ '../pages/login/LoginPage').then(({ LoginPage }) => ({
        Component: LoginPage,
      })),
    handle: {
      access: 'login',
      chrome: 'site',
      meta: loginMeta,
      chunks: ['login'],
      query: ['reset', 'forgot', 'invitation'],
    } satisfies PageHandle,
  },
]
