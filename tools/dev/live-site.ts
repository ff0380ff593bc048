import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Boot, BootRemote } from '@tekskills/shared/contracts/boot'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'

/** Milliseconds within which the site must respond. */
const TIMEOUT = 10_000

/** Whether a value of `--site` is the address of a site. */
export const isSite = (value: string | boolean | undefined): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)

/** A running site, as one of its pages describes it. */
export interface LiveSite {
  /** Its address, without a trailing slash. */
  origin: string
  /** Base path of its service. */
  apiBase: string
  remotes: Boot['remotes']
}

/** Reads which releases a running site is made of. @throws {Error} with a one-sentence message when it cannot be read. */
export async function readLiveSite(origin: string): Promise<LiveSite> {
  const html = await fetch(origin, { signal: AbortSignal.timeout(TIMEOUT) }).then(
    (response) => response.text(),
    (cause: unknown) => {
      throw new Error(`${origin} does not respond.`, { cause })
    },
  )
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error(`${origin} is not a site with this shell.`)
  const { remotes, apiBase = '/api' } = JSON.parse(json) as Boot
  return { origin, apiBase, remotes }
}

/**
 * Describes releases of a running site in a store, as remotes that only browsers render: their server builds are not
 * public, and their files are fetched from the site when a page loads them.
 * @returns the release of each remote
 */
export async function describeLiveReleases(
  store: ReleaseStore,
  remotes: Readonly<Record<string, BootRemote>>,
): Promise<Record<string, string>> {
  for (const [name, remote] of Object.entries(remotes)) {
    const folder = store.folderOf(name, remote.release)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'release.json'), JSON.stringify(descriptorOf(name, remote)))
  }
  return Object.fromEntries(Object.entries(remotes).map(([name, { release }]) => [name, release]))
}

function descriptorOf(
  name: string,
  { release, entry, integrity, routes, retired = [] }: BootRemote,
): ReleaseDescriptor {
  const file = entry.split('/').at(-1) ?? ''
  return {
    schema: 1,
    name: name as ReleaseDescriptor['name'],
    release,
    routes,
    retired,
    requires: {},
    entry: file,
    chunks: {},
    files: integrity ? { [file]: { integrity, bytes: 0 } } : {},
    server: null,
  }
}
