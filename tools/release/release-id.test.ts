import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fromRoot, releaseNames } from '../repository'
import { copyRepository } from '../testing/repository-copy'
import { releaseId } from './release-id'
import type * as ReleaseIds from './release-id'

const ROUTER = 'shared/src/routing/router.ts'
const CLIENT = 'shared/src/http/client.ts'
const RELEASE_TYPES = 'shared/src/contracts/release.ts'
const BACKOFFICE = 'remote-backoffice/src/manifest.ts'

test('a release id is the same in every folder, and changes with what the build of its part reads, and nothing else', async (t) => {
  const copy = await copyRepository(fromRoot())
  t.after(copy.remove)
  const inCopy = (await import(join(copy.folder, 'tools', 'release', 'release-id.ts'))) as typeof ReleaseIds
  const idsOf = async (idOf: typeof releaseId) =>
    Object.fromEntries(await Promise.all(releaseNames.map(async (name) => [name, await idOf(name)] as const)))
  const changed = async (before: Record<string, string>) => {
    const now = await idsOf(inCopy.releaseId)
    return releaseNames.filter((name) => now[name] !== before[name])
  }
  const before = await idsOf(releaseId)
  for (const id of Object.values(before)) assert.match(id, /^[0-9a-f]{12}$/)
  assert.deepEqual(await changed(before), [], 'in another folder')

  const lock = join(copy.folder, 'package-lock.json')
  const packages = JSON.parse(await readFile(lock, 'utf8')) as { packages: Record<string, object> }
  packages.packages['node_modules/unrelated'] = { version: '1.0.0', integrity: 'sha512-unrelated' }
  packages.packages['remote-new'] = { version: '1.0.0', dependencies: { unrelated: '1.0.0' } }
  await writeFile(lock, JSON.stringify(packages))
  await mkdir(join(copy.folder, 'remote-new'))
  await writeFile(join(copy.folder, 'remote-new', 'package.json'), '{}')
  assert.deepEqual(await changed(before), [], 'with a new remote that has a package of its own')

  packages.packages['node_modules/qrcode.react'] = { version: '99.0.0', integrity: 'sha512-newer' }
  await writeFile(lock, JSON.stringify(packages))
  assert.deepEqual(await changed(before), ['remote-backoffice'], 'with another version of a package that one part uses')

  const backoffice = await idsOf(inCopy.releaseId)
  await copy.edit(BACKOFFICE, 'export const', '// Another line.\nexport const')
  assert.deepEqual(await changed(backoffice), ['remote-backoffice'], 'with a change in one part')

  await copy.edit(BACKOFFICE, 'export const', "export { default as picture } from './picture.svg'\nexport const")
  const picture = join(copy.folder, 'remote-backoffice', 'src', 'picture.svg')
  await writeFile(picture, '<svg/>')
  const pictured = await idsOf(inCopy.releaseId)
  await writeFile(picture, '<svg></svg>')
  assert.deepEqual(await changed(pictured), ['remote-backoffice'], 'with another picture')

  const provided = await idsOf(inCopy.releaseId)
  await copy.edit(CLIENT, 'timeout: 15_000', 'timeout: 16_000')
  assert.deepEqual(await changed(provided), ['shell'], 'with another client, which remotes get from the shell')
  await copy.edit(RELEASE_TYPES, 'export interface Registry', '// Another line.\nexport interface Registry')
  assert.deepEqual(await changed(provided), ['shell'], 'with other types of releases')

  const all = await idsOf(inCopy.releaseId)
  await copy.edit(ROUTER, 'export {', 'export const added = 1\nexport {')
  assert.deepEqual(await changed(all), [...releaseNames], 'with a change in what all parts share')
})
