import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import { SBOM_FILE } from '@tekskills/releases/provenance/provenance-files'
import type { BuildMode } from '../federation/base-config'
import { fromRoot } from '../repository-root'
import type { ReleaseName } from '../repository'
import { compile } from './compile'
import { compressFolder } from './compress'
import { BUILD_NOTES, describeRelease } from './describe-release'
import { readFacts } from './remote-facts'
import { sbomOfBuild } from './write-sbom'

interface BuildOptions {
  mode?: BuildMode
  /** Folder for the source maps, which are never part of the release; without one there are none. */
  maps?: string
}

/**
 * Builds one release into `folder`: `client/`, `server.cjs` (unless only browsers render it) and `release.json`, which
 * is written last, so a folder with a descriptor is complete.
 * @throws {BuildError} when webpack fails, or a remote bundles a singleton.
 */
export async function buildRelease(
  name: ReleaseName,
  release: string,
  folder: string,
  { mode = 'production', maps }: BuildOptions = {},
) {
  const draft = `${folder}.building`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await compile(name, { release, mode, output: draft })
  if (mode === 'production') await takeMaps(draft, maps)
  const sbom = await sbomOfBuild(draft, name, release)
  if (sbom) await writeFile(join(draft, SBOM_FILE), sbom)
  // A remote that only browsers render has no server build.
  if (existsSync(join(draft, 'server'))) {
    await rename(join(draft, 'server', 'server.cjs'), join(draft, 'server.cjs'))
    await rm(join(draft, 'server'), { recursive: true })
  }

  if (name === 'shell') await cp(fromRoot('shell', 'public'), join(draft, 'client', 'public'), { recursive: true })

  const facts = name === 'shell' ? {} : await readFacts(name)
  const descriptor = await describeRelease(draft, { name, release, facts })
  for (const file of BUILD_NOTES) await rm(join(draft, 'client', file), { force: true })
  if (mode === 'production') await compressFolder(join(draft, 'client'))
  await writeFile(join(draft, 'release.json'), JSON.stringify(descriptor, null, 2))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

/** Moves the source maps out of a build, so that nothing serves them. */
async function takeMaps(draft: string, maps: string | undefined): Promise<void> {
  if (maps) await rm(maps, { recursive: true, force: true })
  for (const map of await glob(['client/**/*.map', 'server/*.map'], { cwd: draft })) {
    if (maps) {
      const target = join(maps, map.replace(/^(client|server)\//, ''))
      await mkdir(dirname(target), { recursive: true })
      await cp(join(draft, map), target)
    }
    await rm(join(draft, map))
  }
}
