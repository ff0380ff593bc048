import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serviceHash } from '../release/node-bundles'
import { builtReleases } from './built-releases'

/** What the first start of a service makes; the rest of a data directory belongs to one site. */
const MADE = ['database', 'files']
const root = join(builtReleases.dataDir, 'seeded')

/**
 * A folder with what the first start of the service leaves behind: a start on a copy of it draws and seeds nothing. It
 * is made once for one state of the service and one day, because the sample content counts its dates from that start.
 * @param startOnce starts a site on nothing and stops it; its data directory is handed to `keep` before it goes
 */
export async function seededData(
  startOnce: (keep: (dataDir: string) => Promise<void>) => Promise<void>,
): Promise<string> {
  const name = `${await serviceHash()}-${new Date().toISOString().slice(0, 10)}`
  const folder = join(root, name)
  if (await stat(folder).catch(() => undefined)) return folder
  await mkdir(root, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  await startOnce((dataDir) => copyData(dataDir, draft))
  // Of two that make it at once the second keeps the first's.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  const outdated = (await readdir(root)).filter((other) => !other.startsWith(name))
  await Promise.all(outdated.map((other) => rm(join(root, other), { recursive: true, force: true })))
  return folder
}

/** Copies what a service has made from one data directory into another. */
export async function copyData(from: string, to: string): Promise<void> {
  for (const name of MADE) await cp(join(from, name), join(to, name), { recursive: true })
}
