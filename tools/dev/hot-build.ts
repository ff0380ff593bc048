import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import type { BuildOptions } from '../federation/base-config'
import { remoteClientConfig, shellClientConfig } from '../federation/client-config'
import { ownSingletons } from '../release/assert-singletons'
import { browserOnly, type ReleaseName } from '../repository'
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
  const options = (output: string): BuildOptions => ({
    name,
    release: DEVELOPMENT_RELEASE,
    mode: 'development',
    hot: true,
    outputPath: join(folder, output),
  })
  const config = name === 'shell' ? shellClientConfig(options('client')) : remoteClientConfig(options('client'))
  const compiler = webpack({ ...config, optimization: { ...config.optimization, emitOnErrors: false } })
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`)
  const server = browserOnly.has(name) ? undefined : createServerBuild(options('server'))
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
    const faults = faultsOf(name, stats, onServer)
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

const READABLE = { all: false, errors: true, modules: true, nestedModules: true, modulesSpace: 99_999 } as const

function faultsOf(name: ReleaseName, client: Stats, server: Stats | undefined): string[] {
  const stats = client.toJson(READABLE)
  const faults = [...compileFaults(stats), ...compileFaults(server?.toJson({ all: false, errors: true }) ?? {})]
  const copies = name === 'shell' ? [] : ownSingletons(stats)
  return [...new Set([...faults, ...copies.map((file) => `it bundles its own copy of ${file}`)])]
}
