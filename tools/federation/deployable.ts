import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { releaseId } from '../release/release-id'
import { partFolder } from '../layout'
import type { ReleaseName } from '../repository'
import type { BuildMode, BuildOptions } from './base-config'
import { remoteClientConfig, shellClientConfig } from './client-config'
import { remoteServerConfig, shellServerConfig } from './server-config'

/** Options of `webpack --env`. */
export interface BuildEnvironment {
  /** Release id; default: that of the checked-out sources. */
  release?: string
  /** Folder for `client/` and `server/`; default: `dist/release` of the workspace. */
  output?: string
  /** Compiles for a development server; set by `npm run dev`. */
  hot?: boolean
}

/** Options of the builds of a deployable; each writes into its own folder. */
export type DeployableOptions = Omit<BuildOptions, 'outputPath'> & { output: string }

/** The config function of a deployable, as webpack-cli calls it. */
export type DeployableConfig = (env?: BuildEnvironment, argv?: { mode?: BuildMode }) => Promise<Configuration[]>

/** Creates the default export of a deployable's `webpack.config.mjs`: its builds for one release and mode. */
export const deployable =
  (name: ReleaseName, builds: (options: DeployableOptions) => Configuration[]): DeployableConfig =>
  async (
    { release, output = join(partFolder(name), 'dist', 'release'), hot = false } = {},
    { mode = 'production' } = {},
  ) =>
    // Sequential builds: the second one reuses what the first has cached, such as documents.
    Object.assign(builds({ name, release: release ?? (await releaseId(name, mode)), mode, hot, output }), {
      parallelism: 1,
    })

const build =
  (kind: 'browser' | 'server', folder: string, configOf: (options: BuildOptions) => Configuration) =>
  ({ output, ...options }: DeployableOptions): Configuration => ({
    ...configOf({ ...options, outputPath: join(output, folder) }),
    name: kind,
  })

/** The browser build of a remote. */
export const remoteBrowser = build('browser', 'client', remoteClientConfig)
/** The server build of a remote; a remote without one is rendered only in browsers. */
export const remoteServer = build('server', 'server', remoteServerConfig)
/** The browser build of the shell. */
export const shellBrowser = build('browser', 'client', shellClientConfig)
/** The server build of the shell. */
export const shellServer = build('server', 'server', shellServerConfig)
