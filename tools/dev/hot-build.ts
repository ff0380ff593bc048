import { rm } from 'node:fs/promises'
import webpack, { type Configuration, type Stats } from 'webpack'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import { readConfig } from '../federation/read-config'
import type { ReleaseName } from '../repository'
import { compileErrors } from './compile-errors'
import type { DevHooks } from './dev-run'
import { createHotServer, socketAddress, socketPort } from './hot-server'
import { createServerBuild } from './server-build'
import { writeRelease } from './write-release'

interface HotBuildOptions {
  name: ReleaseName
  /** Folder of the release `dev` in the development store. */
  folder: string
  /** Port of the hot-update socket. */
  port: number
  /** Announces a new build; open pages are notified once this has resolved, so that a reload gets the same build. */
  announce: (name: ReleaseName) => Promise<void>
  report: (sentence: string) => void
}

interface HotBuild {
  stop: () => Promise<void>
}

interface HotBuildsOptions extends Pick<HotBuildOptions, 'announce'>, DevHooks {
  developed: readonly ReleaseName[]
  /** Folder of the release `dev` of a part. */
  folderOf: (name: ReleaseName) => string
}

/** Starts the builds of the developed parts, one after the other. Returns the addresses of their hot-update sockets. */
export async function startHotBuilds({
  developed,
  folderOf,
  announce,
  report,
  signal,
  onStop,
}: HotBuildsOptions): Promise<string[]> {
  const sockets: string[] = []
  for (const [index, name] of developed.entries()) {
    const port = await socketPort(index)
    const build = await startHotBuild({ name, folder: folderOf(name), port, announce, report })
    onStop(build.stop)
    sockets.push(socketAddress(port))
    signal.throwIfAborted()
  }
  return sockets
}

/**
 * Builds one workspace for server and browser on every change of its sources. A failed build is reported and the last
 * good one stays in use.
 */
async function startHotBuild({ name, folder, port, announce, report }: HotBuildOptions): Promise<HotBuild> {
  await rm(folder, { recursive: true, force: true })
  const env = { release: DEVELOPMENT_RELEASE, output: folder, hot: true }
  const builds = await readConfig(name, env, 'development')
  const compiler = webpack(keepingLastGood(builds.browser))
  if (!compiler) throw new Error(`webpack returned no compiler for ${name}`)
  const server = builds.server && createServerBuild(keepingLastGood(builds.server))
  let onServer: Stats | undefined

  compiler.hooks.watchRun.tapPromise('ServerBuild', async () => {
    onServer = await server?.run()
  })
  // Also watches files that only the server build reads.
  compiler.hooks.afterCompile.tap('ServerBuild', ({ fileDependencies, contextDependencies, missingDependencies }) => {
    if (!onServer) return
    fileDependencies.addAll(onServer.compilation.fileDependencies)
    contextDependencies.addAll(onServer.compilation.contextDependencies)
    missingDependencies.addAll(onServer.compilation.missingDependencies)
  })
  // Before the hook of the development server, which notifies the pages.
  compiler.hooks.done.tapPromise({ name: 'Release', stage: -100 }, async (stats) => {
    const errors = errorsOf(stats, onServer)
    if (errors.length > 0) return errors.forEach((error) => report(`${name} keeps its last good build: ${error}`))
    try {
      await writeRelease(name, folder, server?.file)
      await announce(name)
    } catch (error) {
      report(`${name} keeps its last good build: ${(error as Error).message.split('\n')[0]}`)
    }
  })

  const hotServer = createHotServer(compiler, port, { devMiddleware: { writeToDisk: true } })
  await hotServer.start()
  return {
    stop: async () => {
      await hotServer.stop()
      await server?.close()
    },
  }
}

/** Emits nothing for a build with errors. */
const keepingLastGood = (config: Configuration): Configuration => ({
  ...config,
  optimization: { ...config.optimization, emitOnErrors: false },
})

const ERRORS = { all: false, errors: true } as const

const errorsOf = (client: Stats, server: Stats | undefined): string[] => [
  ...new Set([client, server].flatMap((stats) => compileErrors(stats?.toJson(ERRORS) ?? {}))),
]
