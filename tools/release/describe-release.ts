import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { ReleaseDescriptor, ReleaseRoute } from '@tekskills/shared/contracts/release'
import type { RouteObject } from 'react-router-dom'
import { integrityOf } from '@tekskills/releases/integrity'
import { SBOM_FILE } from '@tekskills/releases/provenance/provenance-files'
import { REMOTE_ENTRY } from '../federation/base-config'
import { BUNDLED_PACKAGES } from '../federation/bundled-packages-plugin'
import { SHARED_EXPORTS, type SharedExports } from '../federation/shared-exports-plugin'
import { sharedVersions } from '../federation/shared-modules'
import type { ReleaseName } from '../repository'

/** Pages of a manifest's route tree with their full patterns, in React Router syntax. */
export function listPages(routes: readonly RouteObject[], parent = ''): ReleaseRoute[] {
  return routes.flatMap((route) => {
    const pattern = joinPaths(parent, route.path)
    const handle = route.handle as Partial<PageHandle> | undefined
    const page =
      handle?.access && handle.chrome
        ? [{ id: String(route.id), pattern, access: handle.access, chrome: handle.chrome, title: handle.meta?.title }]
        : []
    return [...page, ...listPages(route.children ?? [], pattern)]
  })
}

const joinPaths = (parent: string, path = '') =>
  path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** What a release declares about its remote, readable without running it. */
export type RemoteFacts = Required<Pick<ReleaseDescriptor, 'routes' | 'navigation' | 'retired' | 'pages'>>

/** Files that a build writes for the description of its release; they are not part of the release. */
export const BUILD_NOTES = ['chunks.json', SHARED_EXPORTS, BUNDLED_PACKAGES]

/** Creates the content of `release.json` from the build output in `folder`. */
export async function describeRelease(
  folder: string,
  { name, release, facts }: { name: ReleaseName; release: string; facts: Partial<RemoteFacts> },
): Promise<ReleaseDescriptor> {
  const chunks = JSON.parse(await readFile(join(folder, 'client', 'chunks.json'), 'utf8')) as Record<string, string[]>
  const names = (
    await glob('**/*', { cwd: join(folder, 'client'), ignore: [...BUILD_NOTES, '**/*.br', '**/*.gz'] })
  ).sort()
  const files: ReleaseDescriptor['files'] = {}
  for (const file of names) {
    const content = await readFile(join(folder, 'client', file))
    files[file] = { integrity: integrityOf(content), bytes: content.length }
  }
  const server = await readFile(join(folder, 'server.cjs')).catch(() => null)
  const sbom = await readFile(join(folder, SBOM_FILE)).catch(() => null)
  return {
    schema: 1,
    name,
    release,
    routes: [],
    ...facts,
    requires: sharedVersions(),
    ...(await readSharedExports(folder, name)),
    entry: name === 'shell' ? (chunks['main']?.at(-1) ?? '') : REMOTE_ENTRY,
    chunks,
    files,
    server: server ? { file: 'server.cjs', integrity: integrityOf(server) } : null,
    ...(sbom && { sbom: { file: SBOM_FILE, integrity: integrityOf(sbom) } }),
  }
}

/** The exports that the gate compares; none when the build was made with a config that does not record them. */
async function readSharedExports(
  folder: string,
  name: ReleaseName,
): Promise<Pick<ReleaseDescriptor, 'imports' | 'provides'>> {
  const text = await readFile(join(folder, 'client', SHARED_EXPORTS), 'utf8').catch(() => null)
  if (text === null) return {}
  const { imports, provides } = JSON.parse(text) as SharedExports
  return name === 'shell' ? { provides } : { imports }
}
