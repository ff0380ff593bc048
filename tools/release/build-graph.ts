import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { glob } from 'tinyglobby'
import { packageOf } from '@tekskills/releases/package-of'
import { withoutAssets } from '../federation/asset-files'
import { namedPackages, namedTools, partFolder, sharedFolder, typesetter } from '../layout'
import { fromRoot, repositoryRoot } from '../repository-root'
import type { ReleaseName } from '../repository'
import { webpackConfigOf } from './compile'
import { WITHOUT_CLIENT, withoutClient } from './without-client'

/** What a build reads. */
export interface BuildGraph {
  /** Files of the repository, relative to it. */
  files: string[]
  /** Packages that these files import. */
  packages: string[]
}

/** Modules of a part that its build starts from; a part has some of them. */
const STARTS = ['entry-client.ts', 'entry-server.ts', 'manifest.ts', 'listing.ts']

const AS_PDF = /\?pdf$/
const NAMESPACE = 'document'

/** Modules that plugins put in place of files. */
const REPLACED = new RegExp(`^(${NAMESPACE}|${WITHOUT_CLIENT}):`)

/**
 * What the build of a part reads: every module that its sources and the build tools import, directly or not, and what they
 * name otherwise. Imports of types are not followed, nor, in a remote, that of the client for the service.
 * @throws {BuildError} if the part has no webpack config, and esbuild's errors, when another module does not exist or
 *   cannot be parsed.
 */
export async function buildGraph(name: ReleaseName): Promise<BuildGraph> {
  const source = relative(repositoryRoot, partFolder(name))
  const sources = await followImports(
    STARTS.map((file) => join(source, 'src', file)).filter((file) => existsSync(fromRoot(file))),
    name === 'shell' ? [] : [withoutClient],
  )
  const tools = await followImports([
    relative(repositoryRoot, webpackConfigOf(name)),
    ...namedTools,
    ...(sources.hasDocuments && typesetter ? [typesetter] : []),
  ])
  const copied = await glob(join(source, 'public', '**'), { cwd: repositoryRoot })
  const unique = (names: readonly string[]) => [...new Set(names)].sort()
  return {
    files: unique([...sources.files, ...tools.files, ...copied, 'tsconfig.json']),
    packages: unique([...sources.packages, ...tools.packages, ...namedPackages]),
  }
}

async function followImports(entryPoints: readonly string[], plugins: Plugin[] = []) {
  let hasDocuments = false
  const documents: Plugin = {
    name: NAMESPACE,
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: AS_PDF }, async ({ path, importer, resolveDir, kind }) => {
        hasDocuments = true
        const found = await resolve(path.replace(AS_PDF, ''), { importer, resolveDir, kind })
        return { path: found.path, errors: found.errors, namespace: NAMESPACE }
      })
      // Read like any module, although its exports are those of the PDF.
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: `import ${JSON.stringify(path)}\nexport const file = {}`,
        resolveDir: dirname(path),
      }))
    },
  }
  const { metafile } = await build({
    entryPoints: entryPoints.map((file) => fromRoot(file)),
    absWorkingDir: repositoryRoot,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    alias: { '@tekskills/shared': join(sharedFolder, 'src') },
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    tsconfig: fromRoot('tsconfig.json'),
    loader: withoutAssets,
    logLevel: 'silent',
    plugins: [documents, ...plugins],
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const packages = imports.filter(({ external, path }) => external && !path.startsWith('node:'))
  return {
    files: Object.keys(metafile.inputs).filter((file) => !REPLACED.test(file)),
    packages: packages.map(({ path }) => packageOf(path)),
    hasDocuments,
  }
}
