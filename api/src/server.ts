import { startTracing, stopTracing } from '@tekskills/shared/server/tracing'
import { readConfig, type Config } from './platform/config/config'
import { writePrivately } from './platform/disk/private-files'
import { startService, type Service } from './start'
import { startErrorMessage } from './start-error'

const STOP_LIMIT_MS = 10_000

function fail(error: unknown, config?: Config): never {
  console.error(startErrorMessage(error, config))
  process.exit(1)
}

function read(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
}

writePrivately()
const config = read()
if (config.tracesEndpoint) await startTracing({ name: 'service', endpoint: config.tracesEndpoint })
const service: Service = await startService(config).catch((error: unknown) => fail(error, config))

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await service.stop()
  await stopTracing()
  process.exit(code)
}

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
// The service is useless without its database, so it exits and the supervisor restarts it.
void service.lost.then(({ message }) => {
  if (stopping) return
  console.error(`The service is exiting because it has lost its database: ${message}`)
  process.exit(1)
})
// A service started by another process exits with it.
process.once('disconnect', () => void stop(0))
process.send?.({ type: 'listening', port: service.port, accounts: service.accounts })
