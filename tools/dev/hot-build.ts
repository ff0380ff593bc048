import { rm } from 'node:fs/promises'
import webpack, { type Configuration, type Stats } from 'webpack'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import { readConfig } from '../federation/read-config'
import type { ReleaseName } from '../repository'
import { compileFaults } from './compile-faults'
import { createHotServer } from './hot-server'
import { createServerBuild } from './server-build'
import { writeRelease } from './write-release'

interface HotBuildOptions {
  name: ReleaseName
  /** Folder of the release `dev` in the development store. */
  folder: string
  /** Port of the hot-update socket. */
  port: number
  /** Announces a new build; open pages hear of it once this has settled, so that a reload meets the same build. */
  announce: (name: ReleaseName) => Promise<void>
  report: (sentence: string) => void
}

export interface HotBuild {
  stop: () => Promise<void>
}

/**
 * Builds one workspace for server and browser at every change of its sources. A build with a fault is reported and
 * changes nothing: what was good stays.
 */
export async function startHotBuild({ name, folder, port, announce, report }: HotBuildOptions): Promise<HotBuild> {
  await rm(folder, { recursive: true, force: true })
  const env = { release: DEVELOPMENT_RELEASE, output: folder, hot: true }
  const builds = await readConfig(name, env, 'development')
  const compiler = webpack(keepingLastGood(builds.browser))
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`)
  const server = builds.server && createServerBuild(keepingLastGood(builds.server))
  let onServer: Stats | undefined

  compiler.hooks.watchRun.tapPromise('ServerBuild', async () => {
    onServer = await server?.run()
  })
  // What only the server build reads is watched, too.
  compiler.hooks.afterCompile.tap('ServerBuild', ({ fileDependencies, contextDependencies, missingDependencies }) => {
    if (!onServer) return
    fileDependencies.addAll(onServer.compilation.fileDependencies)
    contextDependencies.addAll(onServer.compilation.contextDependencies)
    missingDependencies.addAll(onServer.compilation.missingDependencies)
  })
  // Ahead of the development server, whose own step tells the pages.
  compiler.hooks.done.tapPromise({ name: 'Release', stage: -100 }, async (stats) => {
    const faults = faultsOf(stats, onServer)
    if (faults.length > 0) return faults.forEach((fault) => report(`${name} keeps its last good build: ${fault}`))
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

/** A build with errors writes nothing. */
const keepingLastGood = (config: Configuration): Configuration => ({
  ...config,
  optimization: { ...config.optimization, emitOnErrors: false },
})

const ERRORS = { all: false, errors: true } as const

const faultsOf = (client: Stats, server: Stats | undefined): string[] => [
  ...new Set([client, server].flatMap((stats) => compileFaults(stats?.toJson(ERRORS) ?? {}))),
]
