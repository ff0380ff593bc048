import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Chunk, type Configuration } from 'webpack'
import { MANIFEST_CHUNK } from '@tekskills/shared/contracts/manifest-chunk'
import { buildTool } from '../layout'
import { baseConfig, publicPath, REMOTE_ENTRY, runtimeName, sourceName, type BuildOptions } from './base-config'
import { BundledPackagesPlugin } from './bundled-packages-plugin'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin'
import { ChunkMapPlugin } from './chunk-map-plugin'
import { FederationEntryPlugin } from './federation-entry-plugin'
import { FreshRetryPlugin } from './fresh-retry-plugin'
import { OwnSingletonsPlugin } from './own-singletons-plugin'
import { REFRESH_HOOK } from './refresh-hook'
import { SharedExportsPlugin } from './shared-exports-plugin'
import { sharedFor } from './shared-modules'
import { unreachedFunctions } from './unreached-functions'
import { UnreachedFunctionsPlugin } from './unreached-functions-plugin'

const require = createRequire(import.meta.url)

/** Timeout of a chunk; a page must show its failure view within 6 s. */
const CHUNK_TIMEOUT_MS = 3_900

/** Compared with terser, webpack's default, the files are as small and a build takes half the time (ADR 0039). */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2 } },
})

/** What the federation plugin imports as its runtime; `sharing-runtime.ts` takes its place (ADR 0053). */
const FEDERATION_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/

/**
 * Large modules that several pages import, such as the editor of texts, are files of their own: a browser that has been
 * on one of those pages loads the next without them. Smaller ones stay in each page's chunk, so that it is one request.
 */
const sharedByPages: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  minSize: 100_000,
  minChunks: 2,
  // Each page loads the names of all chunks; by default that of a shared one lists its modules.
  name: (_module: unknown, chunks: Chunk[]) =>
    `shared-${hashOf(
      chunks
        .map(({ name }) => name)
        .sort()
        .join(),
    )}`,
  cacheGroups: { defaultVendors: false },
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** The browser build of the shell: provides every shared module and references no remote. */
export function shellClientConfig(options: BuildOptions): Configuration {
  const base = clientConfig(options)
  return {
    ...base,
    entry: { main: './src/entry-client.ts' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...productionRouter(options) } },
    plugins: [
      ...(base.plugins ?? []),
      ...(options.mode === 'development'
        ? [new webpack.BannerPlugin({ banner: REFRESH_HOOK, raw: true, entryOnly: true })]
        : [new UnreachedFunctionsPlugin(unreachedFunctions())]),
      new ModuleFederationPlugin({
        name: runtimeName(options.name, options.release),
        remotes: {},
        shared: sharedFor('shell'),
        manifest: false,
        dts: false,
      }),
    ],
  }
}

/** The browser build of a remote: exposes `./manifest` and contains no shared module. */
export function remoteClientConfig(options: BuildOptions): Configuration {
  const base = clientConfig(options)
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new OwnSingletonsPlugin(),
      new ModuleFederationPlugin({
        name: runtimeName(options.name, options.release),
        filename: REMOTE_ENTRY,
        exposes: { './manifest': { import: './src/manifest.ts', name: MANIFEST_CHUNK } },
        shared: sharedFor('remote'),
        manifest: false,
        dts: false,
      }),
    ],
  }
}

function clientConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options)
  const name = runtimeName(options.name, options.release)
  // Hot updates reference files by the hash before the update; file names with hashes would only fill the folder.
  const hash = options.hot ? '' : '.[contenthash:8]'
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      path: options.outputPath,
      clean: !options.hot,
      publicPath: publicPath(options),
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${name}`,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      ...(options.mode === 'production' && { devtoolModuleFilenameTemplate: sourceName }),
    },
    optimization: { splitChunks: sharedByPages, runtimeChunk: false, chunkIds: 'named', minimizer: [minimizer] },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(FEDERATION_RUNTIME, buildTool('federation', 'sharing-runtime.ts')),
      new FederationEntryPlugin(),
      new ChunkMapPlugin(),
      new SharedExportsPlugin(),
      new BundledPackagesPlugin(),
      new FreshRetryPlugin(),
      // No integrity of hot chunks: they change under the same name.
      ...(options.hot ? [new ReactRefreshPlugin({ overlay: false })] : [new ChunkIntegrityPlugin()]),
    ],
  }
}

/** The exports map of react-router always resolves to its development build for browsers. */
function productionRouter({ mode }: BuildOptions): Record<string, string> {
  if (mode === 'development') return {}
  const dist = require.resolve('react-router/package.json').replace(/package\.json$/, 'dist/production')
  return { 'react-router/dom$': `${dist}/dom-export.mjs`, 'react-router$': `${dist}/index.mjs` }
}
