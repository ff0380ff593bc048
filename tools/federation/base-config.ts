import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { buildTool, partFolder, sharedFolder, typesetter } from '../layout'
import { fromRoot, repositoryRoot } from '../repository-root'
import type { ReleaseName } from '../repository'
import { ASSET_FILE } from './asset-files'
import { withoutHash } from './federation-entry-plugin'

const require = createRequire(import.meta.url)

export type BuildMode = 'production' | 'development'

/** Source maps that no script refers to and that contain no sources, only their names (ADR 0081). */
const PRIVATE_MAPS = 'hidden-nosources-source-map'

/** Name of a source in a map: its path in the repository, wherever that is. */
export const sourceName = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
  withoutHash(relative(repositoryRoot, absoluteResourcePath)).split(sep).join('/')

/** Options of every webpack build. */
export interface BuildOptions {
  name: ReleaseName
  /** Release id, part of the names of runtime globals, so that two releases can coexist in one page. */
  release: string
  mode: BuildMode
  outputPath: string
  /** Watch mode with hot updates in the browser; only for the development server. */
  hot?: boolean
}

/** Import of a content file as a PDF (ADR 0017). */
const AS_PDF = /^\?pdf$/
const documentRules = typesetter ? [{ resourceQuery: AS_PDF, loader: fromRoot(typesetter) }] : []

/** A file named so becomes a data URL in the code, every other one a file of the release. */
const INLINE = /\.inline\.\w+$/
const assetRules = [
  { test: INLINE, type: 'asset/inline' },
  { test: ASSET_FILE, exclude: INLINE, type: 'asset/resource' },
]

/** Rules, aliases and definitions of client and server builds. */
export function baseConfig({ name, release, mode, hot = false }: BuildOptions): Configuration {
  return {
    mode,
    context: partFolder(name),
    devtool: mode === 'production' ? PRIVATE_MAPS : hot && 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@tekskills/shared': join(sharedFolder, 'src'),
        ...(hot && { 'react/jsx-dev-runtime$': buildTool('federation', 'jsx-dev-runtime.ts') }),
      },
    },
    module: {
      rules: [...scriptRules(name, mode, hot), ...documentRules, ...assetRules],
    },
    plugins: [new webpack.DefinePlugin(definitions(release, mode))],
    performance: { hints: false },
    cache: hot ? { type: 'memory' } : false,
    infrastructureLogging: { level: 'warn' },
  }
}

/**
 * In development, styled-components would write text into its style element, which the content security policy blocks.
 */
const definitions = (release: string, mode: BuildMode) => ({
  'process.env.RELEASE': JSON.stringify(release),
  ...(mode === 'development' && { SC_DISABLE_SPEEDY: 'false' }),
})

/**
 * Class names of styled-components are derived from file contents and a namespace, so that they match on server and
 * browser in any load order. Shared files have their own namespace: bundled twice, they still generate the same class
 * names.
 */
const scriptRules = (name: string, mode: BuildMode, hot: boolean) => [
  { test: /\.tsx?$/, include: sharedFolder, use: swc('shared', mode, hot) },
  { test: /\.tsx?$/, exclude: sharedFolder, resourceQuery: { not: AS_PDF }, use: swc(name, mode, hot) },
]

const swc = (namespace: string, mode: BuildMode, refresh: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    // As an object, whose paths webpack makes relative before it hashes the module; in development there may be no map.
    parseMap: mode === 'production',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: {
        plugins: [[require.resolve('@swc/plugin-styled-components'), { displayName: false, ssr: true, namespace }]],
      },
    },
  },
})

/** Script that starts a release of a remote; releases built with the library's own runtime have `remoteEntry.js`. */
export const REMOTE_ENTRY = 'container.js'

/** Name of a release's runtime globals: `remote_public_1a2b3c`. */
export const runtimeName = (name: string, release: string) => `${name}_${release}`.replace(/\W/g, '_')

/** URL path of a release's browser files; the same in both builds, so that asset URLs match. */
export const publicPath = ({ name, release }: Pick<BuildOptions, 'name' | 'release'>) => `/remotes/${name}/${release}/`
