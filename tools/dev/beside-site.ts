import { join } from 'node:path'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import { releaseStore, type ReleaseStore } from '@tekskills/releases/store/release-store'
import type { ReleaseName } from '../repository'
import { freePort } from '../start/free-port'
import { createDevRegistry } from './dev-registry'
import type { DevHooks, DevRun } from './dev-run'
import { startHotBuilds } from './hot-build'
import { describeLiveReleases, readLiveSite } from './live-site'
import type { ShellServerOptions } from './servers'
import { untilServed } from './shell-generation'
import { startGateway } from './site-gateway'

/** The shell that shows the developed remotes: that of a checkout, or the finished one of the kit for remotes. */
export type SiteShell = { start: (options: ShellServerOptions) => Promise<{ stop: () => Promise<void> }> } & (
  | { isDeveloped: true }
  /** `place` puts its release into a store, and returns its id. */
  | { isDeveloped: false; place: (store: ReleaseStore) => Promise<string> }
)

interface BesideSiteOptions {
  /** Address of the running site. */
  site: string
  /** Remotes to develop. */
  remotes: readonly ReleaseName[]
  shell: SiteShell
  /** Whether writes reach the site. */
  writes: boolean
  port: number
  dataDir: string
}

/**
 * Starts the developed remotes, and a shell, beside a running site, which has the service and all other remotes: nothing
 * else is built, and there is no database. Pages of other remotes render in the browser only.
 * @throws {Error} with a one-sentence message when the site does not respond, or a part cannot start.
 */
export async function startBesideSite(options: BesideSiteOptions, hooks: DevHooks): Promise<DevRun> {
  const { report, signal, onStop } = hooks
  const port = await freePort(options.port, 'npm run dev')
  const url = `http://localhost:${port}`
  const site = await readLiveSite(options.site)
  const releasesDir = join(options.dataDir, 'dev-site-releases')
  const store = releaseStore(releasesDir)
  const developed: ReleaseName[] = options.shell.isDeveloped ? ['shell', ...options.remotes] : [...options.remotes]
  const others = Object.fromEntries(
    Object.entries(site.remotes).filter(([name]) => !(developed as string[]).includes(name)),
  )
  const published = await describeLiveReleases(store, others)
  if (!options.shell.isDeveloped) published['shell'] = await options.shell.place(store)
  const gateway = await startGateway({ site, remotes: Object.keys(others), writes: options.writes, port })
  onStop(gateway.stop)

  const shellPort = await freePort(0)
  const registry = createDevRegistry({
    developed,
    published,
    write: (content) => untilServed(`http://127.0.0.1:${shellPort}`, () => store.writeRegistry(content)),
  })
  const folderOf = (name: ReleaseName) => store.folderOf(name, DEVELOPMENT_RELEASE)
  const sockets = await startHotBuilds({ developed, folderOf, announce: registry.announce, ...hooks })
  await registry.complete
  const shell = await options.shell.start({
    port: shellPort,
    servicePort: port,
    releasesDir,
    siteUrl: url,
    sockets,
    report,
    signal,
  })
  onStop(shell.stop)
  gateway.showShell(shellPort)
  return { url, accounts: [], developed }
}
