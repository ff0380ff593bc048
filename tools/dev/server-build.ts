import { join } from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'

/** An incremental server build of a part under development. */
export interface ServerBuild {
  /** Path of the output file. */
  file: string
  run: () => Promise<Stats>
  close: () => Promise<void>
}

/** Creates a server build; each run compiles what changed since the last. */
export function createServerBuild(config: Configuration): ServerBuild {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack returned no compiler for a server build')
  return {
    file: join(compiler.outputPath, 'server.cjs'),
    run: () =>
      new Promise((resolve, reject) => {
        compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('no result'))))
      }),
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  }
}
