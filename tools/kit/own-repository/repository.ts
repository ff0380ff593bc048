import { existsSync, readFileSync } from 'node:fs'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { fromRoot } from './repository-root'

export { fromRoot, repositoryRoot } from './repository-root'

const isRemote = (name: string | undefined): name is RemoteName => name?.startsWith('remote-') === true

function readName(): string | undefined {
  const path = fromRoot('package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { name?: string }).name : undefined
}

/** The one remote of this repository, by the name in its `package.json`; none before the generator has run. */
export const remoteNames: readonly RemoteName[] = [readName()].filter(isRemote)

export type ReleaseName = RemoteName
export const releaseNames = remoteNames

/** How the commands of releases are called. */
export const releaseCommand = 'npx remote-kit'
