/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Registry } from '@tekskills/shared/contracts/release'
import { createGeneration, type Generation } from './generation'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'
import { createVariants } from './variants'

const remote = (name: string, words: string) => `exports.manifest = { name: '${name}', routes: [{ id: '${words}' }] }`

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'variants-'))
  await store('shell', 's1', SHELL_BUILD)
  for (const release of ['p0', 'p1', 'p2']) await store('remote-public', release, remote('remote-public', release))
  await store('remote-tekdatanova', 't1', remote('remote-tekdatanova', 't1'))
  await store('remote-public', 'broken', 'throw new Error("window is not defined")')
})
afterEach(() => rm(root, { recursive: true }))

const store = (name: string, release: string, code: string) => storeRelease(root, name, release, code)

const registry: Registry = {
  schema: 1,
  shell: { live: 's1', previous: [] },
  remotes: {
    'remote-public': { live: 'p1', previous: ['p0'], rollout: { release: 'p2', percent: 10 } },
    'remote-tekdatanova': { live: 't1', previous: [] },
  },
}
const live = () =>
  createGeneration({ root, registry, earlier: [], configureBuild: () => undefined, log: () => undefined })

function variants() {
  const reports: string[] = []
  const refused: string[] = []
  const variantOf = createVariants({
    root,
    report: (message) => reports.push(message),
    onRejected: (releases) => refused.push(...releases),
  })
  return { reports, refused, variantOf }
}

const words = ({ remotes }: Generation) => remotes['remote-public']?.manifest?.routes[0]?.id
const P2 = { 'remote-public': 'p2' } as const

test('a generation knows what is rolled out and serves what is live', async () => {
  const generation = await live()
  expect(generation.rollouts).toEqual([{ remote: 'remote-public', release: 'p2', percent: 10 }])
  expect(words(generation)).toBe('p1')
})

test('a variant loads what was chosen anew and shares all else; it is made once', async () => {
  const generation = await live()
  const { variantOf } = variants()
  const [variant, again] = await Promise.all([
    variantOf(generation, P2, 'rollout'),
    variantOf(generation, P2, 'rollout'),
  ])
  expect(again).toBe(variant)
  expect(words(variant)).toBe('p2')
  expect(words(generation)).toBe('p1')
  expect(variant.variant).not.toBe(generation.variant)
  expect(variant.build).toBe(generation.build)
  expect(variant.shell).toBe(generation.shell)
  expect(variant.remotes['remote-tekdatanova']).toBe(generation.remotes['remote-tekdatanova'])
  expect(variant.number).toBe(generation.number)
})

test('the browser of a visitor with a rolled-out release falls back to the live one first', async () => {
  const { variantOf } = variants()
  const { boot } = await variantOf(await live(), P2, 'rollout')
  expect(boot['remote-public']?.release).toBe('p2')
  expect(boot['remote-public']?.previous.map(({ release }) => release)).toEqual(['p1', 'p0'])
})

test('who asked for a release gets no other in its place', async () => {
  const { variantOf } = variants()
  const { boot } = await variantOf(await live(), P2, 'override')
  expect([boot['remote-public']?.release, boot['remote-public']?.previous]).toEqual(['p2', []])
})

test.each(['broken', 'missing'])(
  'a rollout of a %s release gives way to the live one, and the log says why',
  async (id) => {
    const generation = await live()
    const { variantOf, reports, refused } = variants()
    const variant = await variantOf(generation, { 'remote-public': id, 'remote-tekdatanova': 't1' }, 'rollout')
    expect(words(variant)).toBe('p1')
    expect(variant.variant).toBe('rollout remote-tekdatanova@t1')
    expect((await variantOf(generation, { 'remote-public': id }, 'rollout')).variant).toBe(generation.variant)
    expect(variant.remotes['remote-public']).toBe(generation.remotes['remote-public'])
    expect(refused).toEqual([`remote-public ${id}`, `remote-public ${id}`])
    expect(reports[0]).toContain(`the rollout of remote-public ${id} is refused: `)
    await variantOf(generation, { 'remote-public': id, 'remote-tekdatanova': 't1' }, 'rollout')
    expect(reports).toHaveLength(2)
  },
)

test.each(['broken', 'missing'])('who asks for a %s release is told', async (id) => {
  const { variantOf } = variants()
  const made = variantOf(await live(), { 'remote-public': id }, 'override')
  await expect(made).rejects.toThrow(`The release ${id} of remote-public cannot be used.`)
})

test('variants become garbage with their generation', async () => {
  const { variantOf } = variants()
  const makeVariant = async () => new WeakRef(await variantOf(await live(), P2, 'rollout'))
  const variant = await makeVariant()
  // What a WeakRef has been read of in a turn of the event loop is alive until that turn ends.
  await new Promise(setImmediate)
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  expect(variant.deref()).toBeUndefined()
})
