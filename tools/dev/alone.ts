import { join } from 'node:path'
import webpack from 'webpack'
import { standaloneConfig } from '../federation/standalone-config'
import { fromRoot } from '../repository'
import { freePort } from '../start/free-port'
import type { SeededAccount } from '../../api/src/seed/seed-accounts'
import { compileErrors } from './compile-errors'
import type { DevOptions } from './dev-options'
import type { DevHooks, DevRun } from './dev-run'
import { createHotServer } from './hot-server'
import { startService } from './servers'

/**
 * Starts one remote as a standalone page, with the service.
 * @throws {Error} with a one-sentence message when a part cannot start.
 */
export async function startAlone(options: DevOptions, { report, signal, onStop }: DevHooks): Promise<DevRun> {
  const [name] = options.remotes
  const compiler = name && webpack(standaloneConfig(name))
  if (!compiler) throw new Error('No remote was selected.')
  const port = await freePort(options.port, 'npm run dev')
  const url = `http://localhost:${port}`
  const service = await startService(
    options,
    { siteUrl: url, releasesDir: join(options.dataDir, 'dev-releases') },
    { report, signal },
  )
  onStop(service.stop)

  compiler.hooks.done.tap('Errors', (stats) => {
    const errors = compileErrors(stats.toJson({ all: false, errors: true }))
    for (const error of errors) report(`${name} keeps its last good build: ${error}`)
  })
  const server = createHotServer(compiler, port, {
    static: [fromRoot('tools', 'dev', 'standalone', 'page'), fromRoot('shell', 'public')].map((directory) => ({
      directory,
      watch: false,
    })),
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${service.listening.port}` }],
  })
  await server.start()
  onStop(() => server.stop())
  return { url, developed: [name], accounts: (service.listening.accounts ?? []) as SeededAccount[] }
}
