import webpack, { type Configuration } from 'webpack'
import { baseConfig, publicPath, sourceName, type BuildOptions } from './base-config'
import { BundledPackagesPlugin } from './bundled-packages-plugin'
import { sharedModules, singletonPackages } from './shared-modules'

const inPackages = (packages: readonly string[]) => new RegExp(`^(${packages.join('|')})(/.*)?$`)
const sharedRequests = new Set(sharedModules.map(({ request }) => request))

/** The server build of a remote: its manifest and imports in one CommonJS file, with shared modules as externals. */
export const remoteServerConfig = (options: BuildOptions): Configuration =>
  serverConfig(options, './src/manifest.ts', (request) => sharedRequests.has(request))

/** The server build of the shell: bundles the shared modules of the platform, with packages as externals. */
export const shellServerConfig = (options: BuildOptions): Configuration =>
  serverConfig(options, './src/entry-server.ts', (request) => inPackages(singletonPackages).test(request))

function serverConfig(options: BuildOptions, entry: string, isExternal: (request: string) => boolean): Configuration {
  // Fast Refresh exists only in browsers.
  const base = baseConfig({ ...options, hot: false })
  return {
    ...base,
    cache: options.hot ? { type: 'memory' } : false,
    target: 'node20',
    entry,
    externals: [
      ({ request = '' }, callback) => (isExternal(request) ? callback(undefined, `commonjs ${request}`) : callback()),
    ],
    output: {
      path: options.outputPath,
      clean: !options.hot,
      publicPath: publicPath(options),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      ...(options.mode === 'production' && { devtoolModuleFilenameTemplate: sourceName }),
    },
    module: { rules: (base.module?.rules ?? []).map(withoutEmit) },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []),
      new BundledPackagesPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  }
}

/** The client build emits the assets; the server build only needs their names. */
const withoutEmit = (rule: unknown) =>
  isAssetRule(rule) ? { ...rule, generator: { emit: false } } : (rule as webpack.RuleSetRule)

const isAssetRule = (rule: unknown): rule is webpack.RuleSetRule =>
  typeof rule === 'object' && rule !== null && (rule as webpack.RuleSetRule).type === 'asset/resource'
