import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import type { BuildOptions } from '../federation/base-config'
import { remoteServerConfig, shellServerConfig } from '../federation/server-config'

/** The server build of what is developed; each run compiles what changed since the last. */
export interface ServerBuild {
  /** Path of the file a run writes. */
  file: string
  run: () => Promise<Stats>
  close: () => Promise<void>
}

/** Prepares the server build into `options.outputPath`. */
export function createServerBuild(options: BuildOptions): ServerBuild {
  const config = options.name === 'shell' ? shellServerConfig(options) : remoteServerConfig(options)
  const compiler = webpack({ ...config, optimization: { ...config.optimization, emitOnErrors: false } })
  if (!compiler) throw new Error(`webpack made no compiler for ${options.name}`)
  return {
    file: join(options.outputPath, 'server.cjs'),
    run: () =>
      new Promise((resolve, reject) => {
        compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('no result'))))
      }),
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  }
}
