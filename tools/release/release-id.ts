import type { BuildMode } from '../federation/base-config'
import type { ReleaseName } from '../repository'
import { sourceHash } from './source-hash'

/** What only one workspace's build reads. */
const ownInputs: Partial<Record<ReleaseName, readonly string[]>> = { 'remote-tekdatanova': ['tools/documents/**'] }

/** Patterns of all that a workspace's build reads, beside what every build reads. */
export const buildInputs = (name: ReleaseName): readonly string[] => [
  ...[`${name}/src/**`, `${name}/public/**`, `${name}/package.json`, `${name}/webpack.config.mjs`],
  ...['shared/src/**', 'shared/package.json'],
  ...(ownInputs[name] ?? []),
]

/** Release id of a workspace: a hash of all that its build reads. */
export const releaseId = (name: ReleaseName, mode: BuildMode = 'production') =>
  sourceHash(buildInputs(name), name, mode)
