import { people } from './content/people/people'
import { cloudServices, services } from './content/services/catalogue'
import { personPath } from './features/people/person-path'

/** The pages of this remote whose pattern has a parameter that its own content fills; items of the service are not here. */
export const addresses: readonly string[] = [
  ...[...services.keys()].map((name) => `/services/${name}`),
  ...[...cloudServices.keys()].map((name) => `/services/cloud/${name}`),
  ...people.map(({ slug }) => personPath(slug)),
]
