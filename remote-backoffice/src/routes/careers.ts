import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'

/** What the role CAREERS looks after. */
export const careersRoutes: RemoteManifest['routes'] = []
