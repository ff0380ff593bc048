import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { createReleaseBucket } from '@tekskills/releases/store/release-bucket'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'
import { fromRoot } from '../repository'
import { freePort } from '../start/free-port'
import { openLog } from '../start/log-file'
import { startProcess, type RunningProcess } from '../start/node-process'
import { ensurePostgres } from '../testing/ensure-postgres'
import { staffPasswords } from '../testing/site-under-test'
import { fillBucket } from './fill-bucket'
import { ensureNginx, startEdge, type Edge } from './edge'

/** One bucket for documents and releases; their object keys do not overlap. */
const BUCKET = 'site'
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const INSTANCES = [0, 1]

/** The site as in production, on this machine and without containers. */
export interface Topology {
  url: string
  /** Address of the services for shells. */
  innerUrl: string
  edge: Edge
  /** The release store in the bucket that all shells watch. */
  releases: ReleaseStore
  services: readonly RunningProcess[]
  shells: readonly RunningProcess[]
  /** Stops a service gracefully and restarts it on its port; resolves once it listens. */
  restartService: (instance: number) => Promise<void>
  /** Returns what all instances of a process have logged. */
  logOf: (process: 'shell' | 'service') => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts PostgreSQL, an S3 server, two services, two shells and, in front of them, nginx with the configuration of
 * `docker/`, from the releases built last. `env` applies to all processes.
 */
export async function startTopology(env: Record<string, string> = {}): Promise<Topology> {
  await Promise.all([ensurePostgres(), ensureNginx()])
  const folder = await mkdtemp(join(tmpdir(), 'tekskills-topology-'))
  const teardowns: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of teardowns.splice(0).toReversed()) await end()
  }
  const start = (name: string, file: string, own: Record<string, string>, flags?: readonly string[]) => {
    const log = openLog(join(folder, 'logs'), name)
    const running = startProcess({
      name,
      file,
      flags,
      env: { LOG_LEVEL: 'debug', ...env, ...own },
      log,
      report: console.error,
    })
    teardowns.push(() => running.stop())
    return running
  }
  const portsOf = (processes: readonly RunningProcess[]) =>
    Promise.all(processes.map(async ({ listening }) => (await listening).port))

  try {
    const postgres = await startPostgres()
    teardowns.push(postgres.stop)
    const bucket = start('bucket', fromRoot('tools', 'topology', 'bucket-process.ts'), { S3_BUCKET: BUCKET }, [
      '--import',
      'tsx',
    ])
    const S3_ENDPOINT = `http://127.0.0.1:${(await bucket.listening).port}`
    Object.assign(process.env, KEYS)
    const releaseBucket = createReleaseBucket({ name: BUCKET, region: 'us-east-1', endpoint: S3_ENDPOINT })
    const releases = await fillBucket(releaseBucket, join(folder, 'releases'))
    const ports = { outer: await freePort(0), inner: await freePort(0) }
    const url = `http://127.0.0.1:${ports.outer}`
    const innerUrl = `http://127.0.0.1:${ports.inner}`
    const database = (await createDatabase(postgres.url)).replace('@/', '@localhost/')
    const startService = (instance: number, servicePort = 0) =>
      start(`service-${instance}`, fromRoot('api', 'dist', 'server.mjs'), {
        API_PORT: String(servicePort),
        DATABASE_URL: database,
        SITE_ORIGIN: url,
        // Shared by both, like the volume in docker/compose.yml: it stores the pictures.
        DATA_DIR: join(folder, 'data'),
        S3_BUCKET: BUCKET,
        RELEASES_S3_BUCKET: BUCKET,
        S3_ENDPOINT,
        ...KEYS,
        SEED_BLOGS_PASSWORD: staffPasswords.blogs,
        SEED_CAREERS_PASSWORD: staffPasswords.careers,
      })
    const services = INSTANCES.map((instance) => startService(instance))
    const servicePorts = await portsOf(services)
    const shells = INSTANCES.map((instance) =>
      start(`shell-${instance}`, fromRoot('shell', 'dist', 'server', 'main.mjs'), {
        PORT: '0',
        HOST: '127.0.0.1',
        SITE_ORIGIN: url,
        RELEASES_DIR: join(folder, `shell-${instance}`),
        RELEASES_S3_BUCKET: BUCKET,
        S3_ENDPOINT,
        ...KEYS,
        API_URL: innerUrl,
        TRUST_PROXY: 'loopback',
      }),
    )
    const shellPorts = await portsOf(shells)
    await mkdir(join(folder, 'edge'))
    // When nginx is started as root, its workers run as another user, which needs access.
    await chmod(folder, 0o755)
    const edge = await startEdge(join(folder, 'edge'), ports, { shell: shellPorts, service: servicePorts })
    teardowns.push(edge.stop)
    const restartService = async (instance: number) => {
      await services[instance]?.stop()
      services[instance] = startService(instance, servicePorts[instance])
      await services[instance]?.listening
    }
    const logOf = async (process: string) => {
      const files = INSTANCES.map((instance) => join(folder, 'logs', `${process}-${instance}.log`))
      return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('')
    }
    return { url, innerUrl, edge, releases, services, shells, restartService, logOf, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
