import type { BuildMode } from '../federation/base-config'
import type { ReleaseName } from '../repository'
import { sourceHash } from './source-hash'

/** Additional inputs of single workspaces. */
const ownInputs: Partial<Record<ReleaseName, readonly string[]>> = { 'remote-tekdatanova': ['tools/documents/**'] }

/** Glob patterns of a workspace's build inputs, besides the common ones. */
export const buildInputs = (name: ReleaseName): readonly string[] => [
  `${name}/src/**`,
  `${name}/public/**`,
  `${name}/package.json`,
  `${name}/webpack.config.mjs`,
  'shared/src/**',
  'shared/package.json',
  ...(ownInputs[name] ?? []),
]

/** Release id of a workspace: a hash of all inputs of its build. */
export const releaseId = (name: ReleaseName, mode: BuildMode = 'production') =>
  sourceHash(buildInputs(name), name, mode)
