// The builds of releases import these from their own file: they do not depend on which parts there are.
export { fromRoot, repositoryRoot } from './repository-root'

/** Remotes, in build order. */
export const remoteNames = ['remote-public', 'remote-tekdatanova', 'remote-backoffice'] as const
export type RemoteWorkspace = (typeof remoteNames)[number]

/** Parts that are released separately. */
export const releaseNames = ['shell', ...remoteNames] as const
export type ReleaseName = (typeof releaseNames)[number]

/** All npm workspaces. */
export const workspaces: readonly string[] = ['shared', 'releases', ...releaseNames, 'api', 'e2e', 'tools']
