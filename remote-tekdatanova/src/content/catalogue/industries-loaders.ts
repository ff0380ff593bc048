import type { Loaders } from './loaders'
import type { PageContent } from '../types'

/** Loads the content of the pages under Industries (MS-04), each from its own chunk. */
export const industriesLoaders: Loaders<PageContent> = {
  'finance-banking': () => import(/* webpackChunkName: "content-finance-banking" */ '../pages/finance-banking'),
  insurance: () => import(/* webpackChunkName: "content-insurance" */ '../pages/insurance'),
  manufacturing: () => import(/* webpackChunkName: "content-manufacturing" */ '../pages/manufacturing'),
  'retail-cpg-agri-poultry': () =>
    import(/* webpackChunkName: "content-retail-cpg-agri-poultry" */ '../pages/retail-cpg-agri-poultry'),
  'logistics-supply-chain-management': () =>
    import(
      /* webpackChunkName: "content-logistics-supply-chain-management" */ '../pages/logistics-supply-chain-management'
    ),
  pharmaceuticals: () => import(/* webpackChunkName: "content-pharmaceuticals" */ '../pages/pharmaceuticals'),
  healthcare: () => import(/* webpackChunkName: "content-healthcare" */ '../pages/healthcare'),
  telecom: () => import(/* webpackChunkName: "content-telecom" */ '../pages/telecom'),
  'travel-and-transportation': () =>
    import(/* webpackChunkName: "content-travel-and-transportation" */ '../pages/travel-and-transportation'),
}
