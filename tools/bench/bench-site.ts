import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fromRoot } from '../repository'
import { startProcess, type RunningProcess } from '../start/node-process'
import { builtReleases } from '../testing/built-releases'

/** The processes that are measured, with their URLs and what is needed to use them. */
export interface BenchSite {
  service: string
  /** Pages rendered on the server and cached. */
  site: string
  /** A bare Fastify route. */
  bare: string
  releasesDir: string
  /** Password of the account `blogs`. */
  password: string
  stop: () => Promise<void>
}

const password = 'only for benchmarks'

/** Starts these processes on a copy of the releases built last, with the embedded database and the sample content. */
export async function startBenchSite(): Promise<BenchSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tekskills-bench-'))
  const releasesDir = join(dataDir, 'releases')
  await cp(builtReleases.releasesDir, releasesDir, { recursive: true })
  const servers: RunningProcess[] = []
  const start = async (name: string, file: string, env: Record<string, string>) => {
    const log = new PassThrough().resume()
    const server = startProcess({ name, file, env: { LOG_LEVEL: 'error', ...env }, log, report: () => undefined })
    servers.push(server)
    return `http://127.0.0.1:${(await server.listening).port}`
  }
  const service = await start('service', fromRoot('api', 'dist', 'server.mjs'), {
    DATA_DIR: dataDir,
    API_PORT: '0',
    SEED_BLOGS_PASSWORD: password,
  })
  return {
    service,
    releasesDir,
    password,
    site: await start('shell server', fromRoot('shell', 'dist', 'server', 'main.mjs'), {
      PORT: '0',
      HOST: '127.0.0.1',
      API_URL: service,
      RELEASES_DIR: releasesDir,
    }),
    bare: await start('bare route', fromRoot('tools', 'bench', 'bare-fastify.mjs'), {}),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
