import type { Configuration } from 'webpack'
import { webpackConfigOf } from '../release/compile'
import type { ReleaseName } from '../repository'
import type { BuildMode } from './base-config'
import type { BuildEnvironment, DeployableConfig } from './deployable'

/** The builds in a deployable's `webpack.config.mjs`. */
export interface DeployableBuilds {
  browser: Configuration
  /** Absent for a remote that only browsers render. */
  server: Configuration | undefined
}

/**
 * Reads a deployable's webpack config as webpack-cli does, for callers that run the compiler themselves.
 * @throws {Error} when the config has no browser build.
 */
export async function readConfig(name: ReleaseName, env: BuildEnvironment, mode: BuildMode): Promise<DeployableBuilds> {
  const { default: configure } = (await import(webpackConfigOf(name))) as { default: DeployableConfig }
  const builds = await configure(env, { mode })
  const [browser, server] = ['browser', 'server'].map((kind) => builds.find((build) => build.name === kind))
  if (!browser) throw new Error(`${name}/webpack.config.mjs has no build named browser.`)
  return { browser, server }
}
