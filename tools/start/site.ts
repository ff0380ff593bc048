import { join } from 'node:path'
import type { SeededAccount } from '../../api/src/seed/seed-accounts'
import { keepGuarding } from '@tekskills/releases/guard/guard'
import { checksNotedBy, figuresFrom } from '@tekskills/releases/guard/release-figures'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { recordService } from '../release/service-address'
import { fromRoot } from '../repository'
import { freePort } from './free-port'
import { keepRunning, type SupervisedProcess } from './keep-running'
import { openLog } from './log-file'
import type { StartOptions } from './start-options'

export interface Site {
  /** Local address of the site. */
  url: string
  accounts: readonly SeededAccount[]
  stop: () => Promise<void>
}

interface SiteHooks {
  report: (sentence: string) => void
  /** Called once when a process keeps failing; the caller stops the rest. */
  onGiveUp: (sentence: string) => void
  /** Stops what has been started so far. */
  signal: AbortSignal
}

/**
 * Starts the service and the shell server on what has been built and published, and keeps both running; also runs the
 * guard of rollouts (`guard.ts`).
 * @throws {Error} with a one-sentence message when one cannot start; the other is stopped.
 */
export async function startSite(options: StartOptions, hooks: SiteHooks): Promise<Site> {
  const { dataDir } = options
  const port = await freePort(options.port)
  const logs = join(dataDir, 'logs')
  const releasesDir = join(dataDir, 'releases')
  const started: Pick<SupervisedProcess, 'stop'>[] = []
  // The shell server stops first, so that it accepts no requests while the service is down.
  const stop = async () => {
    for (const each of started.toReversed()) await each.stop()
  }
  const url = `http://localhost:${port}`
  try {
    const service = await keepRunning(
      {
        name: 'service',
        file: fromRoot('api', 'dist', 'server.mjs'),
        // Only the shell server calls it; `TRUST_PROXY` of the shell server decides which proxies are trusted.
        env: {
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          RELEASES_DIR: releasesDir,
          RELEASES_S3_BUCKET: '',
          API_PORT: '0',
          SITE_ORIGIN: options.siteOrigin ?? url,
          TRUST_PROXY: 'loopback',
        },
        log: openLog(logs, 'service'),
        report: hooks.report,
      },
      { ...hooks, portVariable: 'API_PORT' },
    )
    started.push(service)
    const address = `http://127.0.0.1:${service.listening.port}`
    started.push({ stop: await recordService(dataDir, address) })
    const shell = await keepRunning(
      {
        name: 'shell server',
        file: fromRoot('shell', 'dist', 'server', 'main.mjs'),
        env: {
          PORT: String(port),
          API_URL: address,
          RELEASES_DIR: releasesDir,
          RELEASES_S3_BUCKET: '',
          SITE_ORIGIN: options.siteOrigin ?? url,
        },
        log: openLog(logs, 'shell'),
        report: hooks.report,
      },
      { ...hooks, portVariable: 'PORT' },
    )
    started.push(shell)
    started.push(startGuard(releasesDir, address, hooks.report))
    return { url, accounts: (service.listening.accounts ?? []) as SeededAccount[], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startGuard(
  releasesDir: string,
  service: string,
  report: SiteHooks['report'],
): Pick<SupervisedProcess, 'stop'> {
  const ending = new AbortController()
  const store = releaseStore(releasesDir)
  const options = { store, readFigures: figuresFrom(service), noteCheck: checksNotedBy(service), report }
  const running = keepGuarding(options, ending.signal)
  return {
    stop() {
      ending.abort()
      return running
    },
  }
}
