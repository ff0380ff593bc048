import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { releaseId } from '../release/release-id'
import { fromRoot, type ReleaseName } from '../repository'
import type { BuildMode, BuildOptions } from './base-config'
import { remoteClientConfig, shellClientConfig } from './client-config'
import { remoteServerConfig, shellServerConfig } from './server-config'

/** What `webpack --env` may say. */
export interface BuildEnvironment {
  /** Release id; default: that of the checked-out sources. */
  release?: string
  /** Folder that gets `client/` and `server/`; default: `dist/release` of the workspace. */
  output?: string
  /** Compiles for a development server; set by `npm run dev`. */
  hot?: boolean
}

/** Options of a deployable's builds; each writes into a folder of its own. */
export type DeployableOptions = Omit<BuildOptions, 'outputPath'> & { output: string }

/** The config function of a deployable, as webpack-cli calls it. */
export type DeployableConfig = (env?: BuildEnvironment, argv?: { mode?: BuildMode }) => Promise<Configuration[]>

/** Makes the default export of a deployable's `webpack.config.mjs`: its builds for one release and mode. */
export const deployable =
  (name: ReleaseName, builds: (options: DeployableOptions) => Configuration[]): DeployableConfig =>
  async ({ release, output = fromRoot(name, 'dist', 'release'), hot = false } = {}, { mode = 'production' } = {}) =>
    // One build after the other: what the first has made, such as documents, the second finds.
    Object.assign(builds({ name, release: release ?? (await releaseId(name, mode)), mode, hot, output }), {
      parallelism: 1,
    })

const build =
  (kind: 'browser' | 'server', folder: string, configOf: (options: BuildOptions) => Configuration) =>
  ({ output, ...options }: DeployableOptions): Configuration => ({
    ...configOf({ ...options, outputPath: join(output, folder) }),
    name: kind,
  })

/** What browsers load of a remote. */
export const remoteBrowser = build('browser', 'client', remoteClientConfig)
/** What the shell's server renders a remote with; a remote without it is rendered by browsers alone. */
export const remoteServer = build('server', 'server', remoteServerConfig)
/** What browsers load of the shell. */
export const shellBrowser = build('browser', 'client', shellClientConfig)
/** What the shell's server renders pages with. */
export const shellServer = build('server', 'server', shellServerConfig)
