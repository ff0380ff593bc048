import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'

/** What staff keep of their own: password, second factor, sessions. */
export const accountRoutes: RemoteManifest['routes'] = []
