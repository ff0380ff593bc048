import type { Loaders } from './loaders'
import type { PageContent } from '../types'

/** Loads the content of the pages under Services (MS-02), each from its own chunk. */
export const servicesLoaders: Loaders<PageContent> = {
  'strategic-advisory-services': () =>
    import(/* webpackChunkName: "content-strategic-advisory-services" */ '../pages/strategic-advisory-services'),
  'cloud-migration-services': () =>
    import(/* webpackChunkName: "content-cloud-migration-services" */ '../pages/cloud-migration-services'),
  'comprehensive-managed-services': () =>
    import(/* webpackChunkName: "content-comprehensive-managed-services" */ '../pages/comprehensive-managed-services'),
  'end-to-end-implementation-services': () =>
    import(
      /* webpackChunkName: "content-end-to-end-implementation-services" */ '../pages/end-to-end-implementation-services'
    ),
  'our-microsoft-advantage': () =>
    import(/* webpackChunkName: "content-our-microsoft-advantage" */ '../pages/our-microsoft-advantage'),
}
