import { join } from 'node:path'
import { fromRoot } from '../repository'
import { openLog } from '../start/log-file'
import type { DevOptions } from './dev-options'
import { startWatched, type WatchedProcess } from './watched-process'

interface ServerHooks {
  report: (sentence: string) => void
  signal: AbortSignal
}

/** Runs processes from their TypeScript sources. */
const flags = ['--import', import.meta.resolve('tsx')]

/** Starts the service from its sources on a free port. */
export async function startService(
  { dataDir, siteOrigin }: DevOptions,
  { siteUrl, releasesDir }: { siteUrl: string; releasesDir: string },
  { report, signal }: ServerHooks,
): Promise<WatchedProcess> {
  const service = {
    name: 'service',
    file: fromRoot('api', 'src', 'server.ts'),
    flags,
    env: { DATA_DIR: dataDir, RELEASES_DIR: releasesDir, API_PORT: '0', SITE_ORIGIN: siteOrigin ?? siteUrl },
    log: openLog(join(dataDir, 'logs'), 'service'),
    report,
  }
  const folders = ['api/src', 'api/migrations', 'releases/src', 'shared/src/contracts', 'shared/src/picture'].map(
    (path) => fromRoot(path),
  )
  return startWatched(service, { portVariable: 'API_PORT', folders, signal })
}

export interface ShellServerOptions extends ServerHooks {
  port: number
  servicePort: number
  /** Port of the kit page; absent when there is none. */
  kitPort?: number
  releasesDir: string
  siteUrl: string
  sockets: readonly string[]
}

/** Starts the shell server from its sources with a development store. */
export async function startShellServer(
  { dataDir, siteOrigin }: DevOptions,
  { port, servicePort, kitPort, releasesDir, siteUrl, sockets, report, signal }: ShellServerOptions,
): Promise<WatchedProcess> {
  const shell = {
    name: 'shell server',
    file: fromRoot('shell', 'server', 'main.ts'),
    flags,
    env: {
      NODE_ENV: 'development',
      PORT: String(port),
      API_URL: `http://127.0.0.1:${servicePort}`,
      RELEASES_DIR: releasesDir,
      SITE_ORIGIN: siteOrigin ?? siteUrl,
      DEV_SOCKETS: sockets.join(' '),
      DEV_KIT: kitPort ? `http://localhost:${kitPort}` : '',
    },
    log: openLog(join(dataDir, 'logs'), 'shell'),
    report,
  }
  const folders = ['shell/server', 'shared/src/contracts'].map((path) => fromRoot(path))
  return startWatched(shell, { portVariable: 'PORT', folders, signal })
}
