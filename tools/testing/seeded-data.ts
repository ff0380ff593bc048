import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serviceHash } from '../release/node-bundles'
import { builtReleases } from './built-releases'

/** Folders that the first start of the service creates; the rest of a data directory belongs to one site. */
const SEEDED = ['database', 'files']
const root = join(builtReleases.dataDir, 'seeded')

/**
 * Returns a folder with the data of a first start of the service: a start on a copy of it does not seed again. It is
 * created once per build of the service and day, because the dates of the sample content are relative to that start.
 * @param startOnce starts a site without data and stops it; passes its data directory to `keep` before it is removed
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
  // If two runs create it at once, the first one wins.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  const outdated = (await readdir(root)).filter((name) => !name.startsWith(name))
  await Promise.all(outdated.map((name) => rm(join(root, name), { recursive: true, force: true })))
  return folder
}

/** Copies the seeded data from one data directory into another. */
export async function copyData(from: string, to: string): Promise<void> {
  for (const name of SEEDED) await cp(join(from, name), join(to, name), { recursive: true })
}
