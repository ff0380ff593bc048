import webpack, { type Configuration, type StatsCompilation } from 'webpack'

/** A build that webpack refused; the message carries its errors. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * Runs one webpack build to its end.
 * @throws {BuildError} with webpack's errors.
 */
export async function compile(name: string, config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config)
  if (!compiler) throw new BuildError(`${name}: webpack made no compiler`)
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  if (!stats || stats.hasErrors()) {
    throw new BuildError(`${name} does not build:\n${stats?.toString({ all: false, errors: true, colors: false })}`)
  }
  return stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 99_999,
    nestedModulesSpace: 99_999,
  })
}
