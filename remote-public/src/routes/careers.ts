import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { careersMeta, opportunitiesMeta } from '../content/careers/careers-meta'
import { paths } from '../paths'

/** The careers page, and the open positions with their application forms. */
export const careersRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.careers',
    path: paths.careers,
    lazy: () =>
      import(/* webpackChunkName: "careers" */ '../pages/careers/CareersPage').then(({ CareersPage }) => ({
        Component: CareersPage,
      })),
    loader: lazyLoader(() => import(/* webpackChunkName: "careers-data" */ '../pages/careers/careers-loader')),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: careersMeta,
      chunks: ['careers'],
      content: ['careers'],
    } satisfies PageHandle,
  },
  {
    id: 'public.opportunities',
    path: paths.opportunities,
    lazy: () =>
      import(/* webpackChunkName: "opportunities" */ '../pages/opportunities/OpportunitiesPage').then(
        ({ OpportunitiesPage }) => ({ Component: OpportunitiesPage }),
      ),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "opportunities-data" */ '../pages/opportunities/opportunities-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: opportunitiesMeta,
      chunks: ['opportunities'],
      content: ['careers'],
      query: [
        'job',
        'apply',
        'future',
        'q',
        'country',
        'city',
        'department',
        'employmentType',
        'workplaceType',
        'page',
        'utm_source',
        'preview',
      ],
    } satisfies PageHandle,
  },
]
