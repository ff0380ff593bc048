import { originFolder } from '../release-origin'

/**
 * Object with the calls of the service that a release was built to make, as an OpenAPI document. It is not part of the
 * release, whose bytes the service does not change.
 */
export const reliedInterfaceKey = (name: string, release: string): string =>
  `${originFolder(name, release)}service.json`
