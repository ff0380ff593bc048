import { existsSync, readdirSync } from 'node:fs'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { fromRoot, repositoryRoot } from './repository-root'

// The builds of releases import these from their own file: they do not depend on which parts there are.
export { fromRoot, repositoryRoot } from './repository-root'

const isRemote = (folder: string): folder is RemoteName =>
  folder.startsWith('remote-') && existsSync(fromRoot(folder, 'package.json'))

/** Remotes: every folder that is called like one, so that no list has to name a new one. */
export const remoteNames: readonly RemoteName[] = readdirSync(repositoryRoot).filter(isRemote).sort()

/** Parts that are released separately. */
export type ReleaseName = 'shell' | RemoteName
export const releaseNames: readonly ReleaseName[] = ['shell', ...remoteNames]

/** How the commands of releases are called. */
export const releaseCommand = 'npm run release --'

/** All npm workspaces. */
export const workspaces: readonly string[] = ['shared', 'releases', ...releaseNames, 'api', 'e2e', 'tools']
