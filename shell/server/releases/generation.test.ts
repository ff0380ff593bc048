/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEVELOPMENT_RELEASE, type Registry } from '@tekskills/shared/contracts/release'
import { createGeneration, type Generation } from './generation'

let root = ''
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'generation-'))))
afterEach(() => rm(root, { recursive: true }))

const SHELL = 'exports.createPages = async () => ({}); exports.createSiteMap = () => () => undefined'
const remote = (words: string) =>
  `exports.manifest = { name: 'remote-public', routes: [], navigation: [{ label: '${words}' }] }`

async function store(name: string, code: string) {
  const folder = join(root, name, DEVELOPMENT_RELEASE)
  await mkdir(folder, { recursive: true })
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const server = { file: 'server.cjs', integrity }
  const descriptor = { schema: 1, name, release: DEVELOPMENT_RELEASE, routes: [], entry: '', server }
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
  await writeFile(join(folder, 'server.cjs'), code)
}

const registry = (shell: number, remotePublic: number): Registry => ({
  schema: 1,
  shell: { live: DEVELOPMENT_RELEASE, previous: [], revision: shell },
  remotes: { 'remote-public': { live: DEVELOPMENT_RELEASE, previous: [], revision: remotePublic } },
})

const generation = (from: Registry, previous: Generation | null = null) =>
  createGeneration({ root, registry: from, previous, configureBuild: () => undefined, log: () => undefined })

const words = ({ remotes }: Generation) => remotes['remote-public']?.manifest?.navigation[0]?.label

test('a release under development is loaded again when its revision counts up, and only then', async () => {
  await store('shell', SHELL)
  await store('remote-public', remote('first'))
  const first = await generation(registry(1, 1))
  await store('remote-public', remote('second'))
  expect(words(await generation(registry(1, 1), first))).toBe('first')
  const second = await generation(registry(1, 2), first)
  expect(words(second)).toBe('second')
  expect(second.build).toBe(first.build)
  expect((await generation(registry(2, 2), second)).build).not.toBe(first.build)
})

test('a rebuild that cannot be used leaves the one before it live', async () => {
  await store('shell', SHELL)
  await store('remote-public', remote('good'))
  const good = await generation(registry(1, 1))
  await store('remote-public', 'throw new Error("window is not defined")')
  await store('shell', 'throw new Error("window is not defined")')
  const kept = await generation(registry(2, 2), good)
  expect(kept.refused).toEqual(['shell dev', 'remote-public dev'])
  expect(kept.build).toBe(good.build)
  expect(words(kept)).toBe('good')
})
