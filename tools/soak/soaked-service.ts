import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeningAt, startServer, stopServer } from '../../api/src/testing/server-process'
import { signInOver, type ServiceClient } from '../../api/src/testing/service-client'

const password = 'only for resilience checks'

export interface SoakedService {
  port: number
  blogs: ServiceClient
  careers: ServiceClient
  /** Resident memory of its process in bytes, from its own metrics. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** Starts the real service with new data, on the database in `DATABASE_URL` or on the embedded one. */
export async function startSoakedService(parent = tmpdir()): Promise<SoakedService> {
  const dataDir = await mkdtemp(join(parent, 'tk-soak-'))
  const server = startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL,
    SEED_BLOGS_PASSWORD: password,
    SEED_CAREERS_PASSWORD: password,
    LOG_LEVEL: 'fatal',
  })
  const stop = async () => {
    await stopServer(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { port } = await listeningAt(server)
    return {
      port,
      blogs: await signInOver(port, 'blogs', password),
      careers: await signInOver(port, 'careers', password),
      async memory() {
        const text = await (await fetch(`http://127.0.0.1:${port}/internal/metrics`)).text()
        return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a check on a new service and exits with 1 when it throws. */
export async function soak(check: (service: SoakedService) => Promise<string>): Promise<void> {
  const service = await startSoakedService()
  try {
    console.log(await check(service))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await service.stop()
  }
}
