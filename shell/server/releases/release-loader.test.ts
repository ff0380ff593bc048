/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { readRelease } from '@tekskills/releases/read-release'
import { loadServerBuild } from './release-loader'

let root = ''
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'releases-'))))
afterEach(() => rm(root, { recursive: true }))

async function store(code: string, damaged?: string) {
  await storeRelease(root, 'remote-public', 'r1', code, damaged)
  return readRelease(root, 'remote-public', 'r1')
}

test('a build can require shared modules and nothing else', async () => {
  const release = await store('exports.store = require("@tekskills/shared/x")')
  const shared = { state: 1 }
  await expect(loadServerBuild(release, { '@tekskills/shared/x': shared })).resolves.toEqual({ store: shared })
  await expect(loadServerBuild(await store('require("fs-extra")'))).rejects.toThrow('which is not a shared module')
})

test('a truncated or altered build is rejected', async () => {
  const release = await store('exports.a = 1', 'exports.a')
  await expect(loadServerBuild(release)).rejects.toThrow('is damaged')
})

test('a build that throws on load is rejected with its error message', async () => {
  await expect(loadServerBuild(await store('throw new Error("boom")'))).rejects.toThrow('boom')
})

test('a descriptor that is missing, unreadable or of another release is rejected', async () => {
  await expect(readRelease(root, 'remote-public', 'none')).rejects.toThrow('no readable release.json')
  await store('')
  await writeFile(join(root, 'remote-public', 'r1', 'release.json'), '<html>')
  await expect(readRelease(root, 'remote-public', 'r1')).rejects.toThrow('not usable')
  await writeFile(join(root, 'remote-public', 'r1', 'release.json'), '{"schema":1,"name":"other","release":"r1"}')
  await expect(readRelease(root, 'remote-public', 'r1')).rejects.toThrow('describes another release')
})
