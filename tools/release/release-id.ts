import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BuildMode } from '../federation/base-config'
import { sharedVersions } from '../federation/shared-modules'
import { lockedFolders } from '../layout'
import { fromRoot } from '../repository-root'
import type { ReleaseName } from '../repository'
import { buildGraph } from './build-graph'
import { lockedPackages, type Lock } from './locked-packages'

/** Additional inputs of single workspaces. */
const ownInputs: Partial<Record<ReleaseName, readonly string[]>> = { 'remote-tekdatanova': ['tools/documents/**'] }

/** Glob patterns of all that the build of a workspace may read, besides the common inputs: its pipeline starts by them. */
export const buildInputs = (name: ReleaseName): readonly string[] => [
  `${name}/src/**`,
  `${name}/public/**`,
  `${name}/package.json`,
  `${name}/webpack.config.mjs`,
  'shared/src/**',
  'shared/package.json',
  ...(ownInputs[name] ?? []),
]

/**
 * Release id of a part, 12 hex digits: a hash of what its build reads, and of nothing else. These are the modules that its
 * sources and the build tools import, and the packages that those need, with their versions in the lock. It is the same in
 * every folder, and another part, package or tool that this build does not use does not change it (ADR 0071).
 * @throws esbuild's errors, when the sources cannot be parsed.
 */
export async function releaseId(name: ReleaseName, mode: BuildMode = 'production'): Promise<string> {
  const { files, packages } = await buildGraph(name)
  const lock = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8')) as Lock
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file).update('\0')
    hash.update(await readFile(fromRoot(file))).update('\0')
  }
  for (const line of lockedPackages(lock, lockedFolders(name), packages)) hash.update(line).update('\0')
  hash.update(JSON.stringify([name, mode, sharedVersions()]))
  return hash.digest('hex').slice(0, 12)
}
