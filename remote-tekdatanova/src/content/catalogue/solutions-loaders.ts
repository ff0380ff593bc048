import type { Loaders } from './loaders'
import type { PageContent } from '../types'

/** Loads the content of the pages under Solutions (MS-03), each from its own chunk. */
export const solutionsLoaders: Loaders<PageContent> = {
  'digital-transformation': () =>
    import(/* webpackChunkName: "content-digital-transformation" */ '../pages/digital-transformation'),
  'cloud-security-solutions': () =>
    import(/* webpackChunkName: "content-cloud-security-solutions" */ '../pages/cloud-security-solutions'),
  'modern-application-development': () =>
    import(/* webpackChunkName: "content-modern-application-development" */ '../pages/modern-application-development'),
  'sap-migration-and-accelerators': () =>
    import(/* webpackChunkName: "content-sap-migration-and-accelerators" */ '../pages/sap-migration-and-accelerators'),
  'mergers-acquisitions-and-migrations': () =>
    import(
      /* webpackChunkName: "content-mergers-acquisitions-and-migrations" */ '../pages/mergers-acquisitions-and-migrations'
    ),
  'generative-ai-and-accelerated-computing': () =>
    import(
      /* webpackChunkName: "content-generative-ai-and-accelerated-computing" */ '../pages/generative-ai-and-accelerated-computing'
    ),
  'data-analytics-and-ai-ml': () =>
    import(/* webpackChunkName: "content-data-analytics-and-ai-ml" */ '../pages/data-analytics-and-ai-ml'),
  'proven-project-delivery': () =>
    import(/* webpackChunkName: "content-proven-project-delivery" */ '../pages/proven-project-delivery'),
  'strategic-staffing-solutions': () =>
    import(/* webpackChunkName: "content-strategic-staffing-solutions" */ '../pages/strategic-staffing-solutions'),
}
