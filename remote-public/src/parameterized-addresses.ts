import { people } from './content/people/people'
import { cloudServices, services } from './content/services/service-pages'
import { personPath } from './features/people/person-path'

/** Addresses of the parameterized pages whose content is in this remote; items from the service are not included. */
export const addresses: readonly string[] = [
  ...[...services.keys()].map((name) => `/services/${name}`),
  ...[...cloudServices.keys()].map((name) => `/services/cloud/${name}`),
  ...people.map(({ slug }) => personPath(slug)),
]
