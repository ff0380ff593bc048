import { startTracing, stopTracing } from '@tekskills/shared/server/tracing'
import { buildShellServer } from './app'
import { ConfigError, readConfig } from './config'

// Must be set before a release first requires React, which selects its production build by it.
process.env['NODE_ENV'] ??= 'production'

/** Starts the shell server; when that fails, prints a one-sentence message and exits with 1. */
async function main() {
  const config = readConfig(process.env)
  if (config.tracesEndpoint) await startTracing({ name: 'shell', endpoint: config.tracesEndpoint })
  const app = await buildShellServer(config)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : config.port })

  const stop = () =>
    void app
      .close()
      .then(stopTracing)
      .then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const variable = String(port) === process.env['METRICS_PORT'] ? 'METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with ${variable}.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose another with ${variable}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${process.env['HOST']} is not an address of this machine.`
  return `The shell could not start: ${message}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
