import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import type { BuildMode, BuildOptions } from '../federation/base-config'
import { remoteClientConfig, shellClientConfig } from '../federation/client-config'
import { remoteServerConfig, shellServerConfig } from '../federation/server-config'
import { browserOnly, fromRoot, type ReleaseName } from '../repository'
import { assertNoSingletons } from './assert-singletons'
import { compile } from './compile'
import { compressFolder } from './compress'
import { describeRelease } from './describe-release'
import { sourceHash } from './source-hash'

/** What only one workspace's build reads. */
const ownInputs: Partial<Record<ReleaseName, readonly string[]>> = { 'remote-tekdatanova': ['tools/documents/**'] }

/** Patterns of all that a workspace's build reads, beside what every build reads. */
export const buildInputs = (name: ReleaseName): readonly string[] => [
  ...[`${name}/src/**`, `${name}/public/**`, `${name}/package.json`, 'shared/src/**', 'shared/package.json'],
  ...(ownInputs[name] ?? []),
]

/** Release id of a workspace: a hash of all that its build reads. */
export const releaseId = (name: ReleaseName, mode: BuildMode = 'production') =>
  sourceHash(buildInputs(name), name, mode)

/**
 * Builds one release into `folder`: `client/`, `server.cjs` (unless the browser alone renders it) and `release.json`,
 * which is written last, so a folder with a descriptor is complete.
 * @throws {BuildError} when webpack refuses, or a remote bundles a singleton.
 */
export async function buildRelease(name: ReleaseName, release: string, folder: string, mode: BuildMode = 'production') {
  const draft = `${folder}.building`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const options = (output: string): BuildOptions => ({ name, release, mode, outputPath: join(draft, output) })

  const client = name === 'shell' ? shellClientConfig(options('client')) : remoteClientConfig(options('client'))
  const stats = await compile(`${name} (browser)`, client)
  if (name !== 'shell') assertNoSingletons(name, stats)

  if (!browserOnly.has(name)) {
    const config = name === 'shell' ? shellServerConfig(options('server')) : remoteServerConfig(options('server'))
    await compile(`${name} (server)`, config)
    await rename(join(draft, 'server', 'server.cjs'), join(draft, 'server.cjs'))
    await rm(join(draft, 'server'), { recursive: true })
  }

  if (name === 'shell') await cp(fromRoot('shell', 'public'), join(draft, 'client', 'public'), { recursive: true })

  const routes = name === 'shell' ? [] : (await readManifest(name)).routes
  const descriptor = await describeRelease(draft, { name, release, routes })
  await rm(join(draft, 'client', 'chunks.json'))
  if (mode === 'production') await compressFolder(join(draft, 'client'))
  await writeFile(join(draft, 'release.json'), JSON.stringify(descriptor, null, 2))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

/** The manifest as the sources state it; module scope is free of the browser, so Node can read it. */
async function readManifest(name: ReleaseName): Promise<RemoteManifest> {
  const { manifest } = (await import(fromRoot(name, 'src', 'manifest.ts'))) as { manifest: RemoteManifest }
  return manifest
}
