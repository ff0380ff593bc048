import { fromRoot } from './repository-root'

// Where builds find what they read. The kit for remotes has a module of its own in place of this one, for a repository
// that holds one remote (`kit/own-repository/layout.ts`, ADR 0072).

/** Folder of a part, with its `src` and its `webpack.config.mjs`. */
export const partFolder = (name: string): string => fromRoot(name)

/** Folder of the package that shell and remotes share. */
export const sharedFolder = fromRoot('shared')

/** A file of the build tools that a build names by its path. */
export const buildTool = (...path: string[]): string => fromRoot('tools', ...path)

/** Build tools that part of the release id are: those that others name by a path, not by an import, and their entries. */
export const namedTools: readonly string[] = [
  'tools/federation/deployable.ts',
  'tools/federation/sharing-runtime.ts',
  'tools/release/build-release.ts',
]

/** Build tool for the documents that sources import as PDFs (ADR 0017). */
export const typesetter: string | undefined = 'tools/documents/pdf-loader.ts'

/** Packages that the build tools name by a string. */
export const namedPackages: readonly string[] = [
  'webpack-cli',
  'swc-loader',
  '@swc/core',
  '@swc/plugin-styled-components',
]

/** Folders, as the lock names them, from which the packages of a build are resolved. */
export const lockedFolders = (name: string): readonly string[] => [name, 'shared', 'tools']

/** Folders whose own copy of a shared package would be bundled instead of the one that the release declares. */
export const foldersWithoutOwnPackages = (name: string): readonly string[] => [name, 'shared']

/** What to do about such a copy. */
export const secondCopyRemedy = 'Remove it: the root package.json has the version that every part uses.'
