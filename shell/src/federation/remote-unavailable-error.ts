import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'

/** No release of a remote could be loaded in this browser. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'

  constructor(
    readonly remote: RemoteName,
    options?: ErrorOptions,
  ) {
    super(`${remote} could not be loaded`, options)
  }
}
