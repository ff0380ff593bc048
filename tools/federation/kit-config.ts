import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Configuration } from 'webpack'
import { fromRoot } from '../repository'
import { baseConfig } from './base-config'

/** The component kit as a standalone page; for development only, no release contains it. */
export function kitConfig(): Configuration {
  const outputPath = fromRoot('shared', 'dist', 'kit')
  const base = baseConfig({ name: 'shell', release: 'kit', mode: 'development', outputPath, hot: true })
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: fromRoot('tools', 'dev', 'standalone', 'kit-main.tsx') },
    output: { path: outputPath, publicPath: '/', filename: '[name].js', assetModuleFilename: '[name][ext]' },
    optimization: { splitChunks: false, runtimeChunk: false, emitOnErrors: false },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  }
}
