import type { Loaders } from './loaders'
import type { PageContent } from '../types'

/** How the content of each page under Services is fetched (MS-02); a chunk for each. */
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
