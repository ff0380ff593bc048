import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { caseStudiesMeta, caseStudyMeta } from '../content/page-meta'
import { paths } from '../paths'

/** The list of case studies, and the page of one. */
export const caseStudiesRoutes: RemoteManifest['routes'] = [
  {
    id: 'public.case-studies',
    path: paths.caseStudies,
    lazy: () =>
      import(/* webpackChunkName: "insights-list" */ '../pages/insights-list/InsightsListPage').then(
        ({ InsightsListPage }) => ({ Component: InsightsListPage }),
      ),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "insights-data" */ '../pages/insights-list/case-studies-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: caseStudiesMeta,
      chunks: ['insights-list'],
      content: ['casestudies', 'categories'],
      query: ['q', 'category', 'industry', 'page'],
    } satisfies PageHandle,
  },
  {
    id: 'public.case-study',
    path: paths.caseStudy,
    lazy: () =>
      import(/* webpackChunkName: "case-study" */ '../pages/insight-detail/CaseStudyPage').then(
        ({ CaseStudyPage }) => ({
          Component: CaseStudyPage,
        }),
      ),
    loader: lazyLoader(
      () => import(/* webpackChunkName: "insight-data" */ '../pages/insight-detail/case-study-loader'),
    ),
    handle: {
      access: 'visitor',
      chrome: 'site',
      meta: caseStudyMeta,
      chunks: ['case-study'],
      content: ['casestudies', 'categories', 'authors'],
      query: ['preview'],
    } satisfies PageHandle,
  },
]
