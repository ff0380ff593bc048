import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot, repositoryRoot } from './repository-root'

// The layout of a repository that holds one remote, in its root, and has the packages installed. In the package of the
// kit it takes the place of `tools/layout.ts`, whose docstrings apply.

export const partFolder = (): string => repositoryRoot

export const sharedFolder = fromRoot('node_modules', '@tekskills', 'shared')

/** The compiled kit, which contains the few build tools that are named by a path. */
export const buildTool = (...path: string[]): string => join(fileURLToPath(new URL('.', import.meta.url)), ...path)

/** None, because the version of the kit in the lock covers all of them. */
export const namedTools: readonly string[] = []
export const namedPackages: readonly string[] = ['@tekskills/remote-kit']

/** Documents are typeset in the repository of the site only. */
export const typesetter: string | undefined = undefined

export const lockedFolders = (): readonly string[] => ['']

/** Those in the root are the declared ones. */
export const foldersWithoutOwnPackages = (): readonly string[] =>
  existsSync(sharedFolder) ? ['node_modules/@tekskills/shared', 'node_modules/@tekskills/remote-kit'] : []

export const secondCopyRemedy =
  'Depend on the version that @tekskills/shared names in its package.json, which the shell serves, and install again.'
