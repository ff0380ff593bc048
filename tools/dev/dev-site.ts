import { join } from 'node:path'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import { openReleaseStore } from '@tekskills/releases/store/open-release-store'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { releaseNames, type ReleaseName } from '../repository'
import { publishSources } from '../release/publish-sources'
import { freePort } from '../start/free-port'
import type { SeededAccount } from '../../api/src/seed/seed-accounts'
import type { DevOptions } from './dev-options'
import { createDevRegistry } from './dev-registry'
import type { DevHooks, DevRun } from './dev-run'
import { startHotBuilds } from './hot-build'
import { socketPort } from './hot-server'
import { startKit } from './kit'
import { startService, startShellServer } from './servers'
import { untilServed } from './shell-generation'

/**
 * Starts the whole site: developed parts in watch mode, the rest as published. The shell is always developed, because
 * only React's development build supports Fast Refresh.
 * @throws {Error} with a one-sentence message when a part cannot start.
 */
export async function startDevSite(options: DevOptions, hooks: DevHooks): Promise<DevRun> {
  const { report, signal, onStop } = hooks
  const port = await freePort(options.port, 'npm run dev')
  const url = `http://localhost:${port}`
  const releasesDir = join(options.dataDir, 'dev-releases')
  const store = releaseStore(releasesDir)
  const developed: ReleaseName[] = ['shell', ...options.remotes]
  const others = releaseNames.filter((name) => !developed.includes(name))
  const { releases: published } = await publishSources(
    store,
    others,
    (name) => report(`Building ${name} once, as it is published.`),
    openReleaseStore({ DATA_DIR: options.dataDir, ...process.env }),
  )
  signal.throwIfAborted()

  const starting = startService(options, { siteUrl: url, releasesDir }, { report, signal })
  // A failure is handled below, once the builds have started.
  starting.catch(() => undefined)
  onStop(() => starting.then(({ stop }) => stop()))

  const registry = createDevRegistry({
    developed,
    published,
    write: (content) => untilServed(url, () => store.writeRegistry(content)),
  })
  const folderOf = (name: ReleaseName) => store.folderOf(name, DEVELOPMENT_RELEASE)
  const sockets = await startHotBuilds({ developed, folderOf, announce: registry.announce, ...hooks })
  const [service] = await Promise.race([Promise.all([starting, registry.complete]), whenAborted(signal)])

  const servicePort = service.listening.port
  const kitPort = await socketPort(developed.length)
  const shell = await startShellServer(options, {
    port,
    kitPort,
    servicePort,
    releasesDir,
    siteUrl: url,
    sockets,
    report,
    signal,
  })
  onStop(shell.stop)
  onStop(await startKit(kitPort, report))
  return { url, developed, accounts: (service.listening.accounts ?? []) as SeededAccount[] }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
