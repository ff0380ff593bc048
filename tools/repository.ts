import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Workspaces that are built as remotes, in the order they are built. */
export const remoteNames = ['remote-public', 'remote-tekdatanova', 'remote-backoffice'] as const
export type RemoteWorkspace = (typeof remoteNames)[number]

/** Everything that is published as a release of its own. */
export const releaseNames = ['shell', ...remoteNames] as const
export type ReleaseName = (typeof releaseNames)[number]

/** All workspaces, as npm knows them. */
export const workspaces: readonly string[] = ['shared', 'releases', ...releaseNames, 'api', 'e2e', 'tools']

export const fromRoot = (...path: string[]) => join(repositoryRoot, ...path)
