import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { ownApplicationMeta } from '../content/careers/own-application-meta'
import { paths } from '../paths'

/** The applicant's own page. */
export const myApplicationRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.my-application',
    path: paths.myApplication,
    lazy: () =>
      import(/* webpackChunkName: "my-application" */ '../pages/my-application/MyApplicationPage').then(
        ({ MyApplicationPage }) => ({ Component: MyApplicationPage }),
      ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: ownApplicationMeta,
      chunks: ['my-application'],
    } satisfies PageHandle,
  },
]
