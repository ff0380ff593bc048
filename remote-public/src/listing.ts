import type { RemoteListing } from '@tekskills/shared/contracts/remote-listing'
import { navigation } from './content/navigation'
import { people } from './content/people/people'
import { retiredPaths } from './content/retired-paths'
import { cloudServices, services } from './content/services/service-pages'
import { cloudServicePath, personPath, servicePath } from './paths'

/** The menu entries, former addresses and parameterized addresses of the company site. */
export const listing: RemoteListing = {
  navigation,
  retired: retiredPaths,
  addresses: [
    ...[...services.keys()].map(servicePath),
    ...[...cloudServices.keys()].map(cloudServicePath),
    ...people.map(({ slug }) => personPath(slug)),
  ],
}
