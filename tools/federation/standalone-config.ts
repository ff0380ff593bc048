import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { fromRoot } from '../repository'
import { baseConfig } from './base-config'

/** A remote as a standalone page: no shell, no federation, every module bundled; for development only. */
export function standaloneConfig(name: RemoteName): Configuration {
  const outputPath = fromRoot(name, 'dist', 'alone')
  const base = baseConfig({ name, release: 'alone', mode: 'development', outputPath, hot: true })
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: fromRoot('tools', 'dev', 'standalone', 'main.tsx') },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, 'developed-remote$': fromRoot(name, 'src/manifest.ts') },
    },
    output: { path: outputPath, publicPath: '/', filename: '[name].js', assetModuleFilename: '[name][ext]' },
    optimization: { splitChunks: false, runtimeChunk: false, emitOnErrors: false },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  }
}
