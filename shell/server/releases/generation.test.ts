/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEVELOPMENT_RELEASE, type Registry } from '@tekskills/shared/contracts/release'
import { createGeneration, type Generation } from './generation'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'

let root = ''
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'generation-'))))
afterEach(() => rm(root, { recursive: true }))

const remote = (id: string) => `exports.manifest = { name: 'remote-public', routes: [{ id: '${id}' }] }`

const store = (name: string, code: string) => storeRelease(root, name, DEVELOPMENT_RELEASE, code)

const registry = (shell: number, remotePublic: number): Registry => ({
  schema: 1,
  shell: { live: DEVELOPMENT_RELEASE, previous: [], revision: shell },
  remotes: { 'remote-public': { live: DEVELOPMENT_RELEASE, previous: [], revision: remotePublic } },
})

const generation = (from: Registry, ...earlier: Generation[]) =>
  createGeneration({ root, registry: from, earlier, configureBuild: () => undefined, log: () => undefined })

const routeId = ({ remotes }: Generation) => remotes['remote-public']?.manifest?.routes[0]?.id

test('a development release is reloaded only when its revision is incremented', async () => {
  await store('shell', SHELL_BUILD)
  await store('remote-public', remote('first'))
  const first = await generation(registry(1, 1))
  await store('remote-public', remote('second'))
  expect(routeId(await generation(registry(1, 1), first))).toBe('first')
  const second = await generation(registry(1, 2), first)
  expect(routeId(second)).toBe('second')
  expect(second.build).toBe(first.build)
  expect((await generation(registry(2, 2), second)).build).not.toBe(first.build)
})

test('a rebuild that cannot be used leaves the previous one live', async () => {
  await store('shell', SHELL_BUILD)
  await store('remote-public', remote('good'))
  const good = await generation(registry(1, 1))
  await store('remote-public', 'throw new Error("window is not defined")')
  await store('shell', 'throw new Error("window is not defined")')
  const kept = await generation(registry(2, 2), good)
  expect(kept.rejected).toEqual(['shell dev', 'remote-public dev'])
  expect(kept.build).toBe(good.build)
  expect(routeId(kept)).toBe('good')
})

test('a rollback reuses the builds in memory, unless other files are stored under their ids by now', async () => {
  const live = (shell: string, remotePublic: string): Registry => ({
    schema: 1,
    shell: { live: shell, previous: [] },
    remotes: { 'remote-public': { live: remotePublic, previous: [] } },
  })
  for (const release of ['s1', 's2']) await storeRelease(root, 'shell', release, `${SHELL_BUILD} // ${release}`)
  for (const release of ['p1', 'p2']) await storeRelease(root, 'remote-public', release, remote(release))
  const first = await generation(live('s1', 'p1'))
  const second = await generation(live('s2', 'p2'), first)
  expect(second.build).not.toBe(first.build)

  const back = await generation(live('s1', 'p1'), second, first)
  expect(back.build).toBe(first.build)
  expect(back.remotes['remote-public']?.manifest).toBe(first.remotes['remote-public']?.manifest)
  expect(back.number).toBe(3)

  await storeRelease(root, 'shell', 's1', `${SHELL_BUILD} // other`)
  await storeRelease(root, 'remote-public', 'p1', remote('other'))
  expect((await generation(live('s1', 'p1'), second, first)).build).not.toBe(first.build)
  expect(routeId(await generation(live('s2', 'p1'), second, first))).toBe('other')
})
