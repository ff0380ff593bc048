import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/** Remotes, in build order. */
export const remoteNames = ['remote-public', 'remote-tekdatanova', 'remote-backoffice'] as const
export type RemoteWorkspace = (typeof remoteNames)[number]

/** Parts that are released separately. */
export const releaseNames = ['shell', ...remoteNames] as const
export type ReleaseName = (typeof releaseNames)[number]

/** All npm workspaces. */
export const workspaces: readonly string[] = ['shared', 'releases', ...releaseNames, 'api', 'e2e', 'tools']

export const fromRoot = (...path: string[]) => join(repositoryRoot, ...path)
