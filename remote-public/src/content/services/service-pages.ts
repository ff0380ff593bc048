import type { ContentModule } from '../page-content'

type LoadContent = () => Promise<ContentModule>

/** The service pages by the `{name}` of `/services/{name}` (RT-01); the content of each is in its own chunk. */
export const services: ReadonlyMap<string, LoadContent> = new Map<string, LoadContent>([
  ['cloud', () => import(/* webpackChunkName: "service-cloud" */ './cloud')],
  ['cybersecurity', () => import(/* webpackChunkName: "service-cybersecurity" */ './cybersecurity')],
  ['digital-transformation', () => import(/* webpackChunkName: "service-transformation" */ './digital-transformation')],
  ['application-development', () => import(/* webpackChunkName: "service-applications" */ './application-development')],
  ['ai', () => import(/* webpackChunkName: "service-ai" */ './ai')],
  ['mobility-solutions', () => import(/* webpackChunkName: "service-mobility" */ './mobility-solutions')],
  ['quality-assurance', () => import(/* webpackChunkName: "service-quality" */ './quality-assurance')],
  ['talent-acquisition', () => import(/* webpackChunkName: "service-talent" */ './talent-acquisition')],
  ['sap', () => import(/* webpackChunkName: "service-sap" */ './sap')],
])

/** The cloud pages by the `{name}` of `/services/cloud/{name}`. */
export const cloudServices: ReadonlyMap<string, LoadContent> = new Map<string, LoadContent>([
  ['migration', () => import(/* webpackChunkName: "cloud-migration" */ '../cloud/migration')],
  ['foundations', () => import(/* webpackChunkName: "cloud-foundations" */ '../cloud/foundations')],
  ['cost-control', () => import(/* webpackChunkName: "cloud-cost-control" */ '../cloud/cost-control')],
  ['operations', () => import(/* webpackChunkName: "cloud-operations" */ '../cloud/operations')],
])
