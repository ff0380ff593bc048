/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { Registry } from '@tekskills/shared/contracts/release'
import { createGeneration, type Generation } from './generation'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'
import { createVariants } from './variants'

const remote = (name: string, id: string) => `exports.manifest = { name: '${name}', routes: [{ id: '${id}' }] }`

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
  const rejected: string[] = []
  const configured: unknown[] = []
  const variantOf = createVariants({
    root,
    configureBuild: (build) => configured.push(build),
    report: (message) => reports.push(message),
    onRejected: (releases) => rejected.push(...releases),
  })
  return { reports, rejected, variantOf, configured }
}

const routeId = ({ remotes }: Generation) => remotes['remote-public']?.manifest?.routes[0]?.id
const P2 = { 'remote-public': 'p2' } as const

test('a generation lists its rollouts and serves the live releases', async () => {
  const generation = await live()
  expect(generation.rollouts).toEqual([{ part: 'remote-public', release: 'p2', percent: 10 }])
  expect(routeId(generation)).toBe('p1')
})

test('a variant loads only the chosen releases, shares everything else, and is created once', async () => {
  const generation = await live()
  const { variantOf } = variants()
  const [variant, again] = await Promise.all([
    variantOf(generation, P2, 'rollout'),
    variantOf(generation, P2, 'rollout'),
  ])
  expect(again).toBe(variant)
  expect(routeId(variant)).toBe('p2')
  expect(routeId(generation)).toBe('p1')
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

test('a page with an overridden release has no releases to fall back to', async () => {
  const { variantOf } = variants()
  const { boot } = await variantOf(await live(), P2, 'override')
  expect([boot['remote-public']?.release, boot['remote-public']?.previous]).toEqual(['p2', []])
})

test('a variant with another shell runs every remote with it, and is the base of variants with other remotes', async () => {
  await store('shell', 's2', SHELL_BUILD)
  const generation = await live()
  const { variantOf, configured } = variants()
  const variant = await variantOf(generation, { shell: 's2' }, 'rollout')
  expect(variant.shell.descriptor.release).toBe('s2')
  expect(variant.variant).toBe('rollout shell@s2')
  expect(configured).toEqual([variant.build])
  expect(variant.build).not.toBe(generation.build)
  expect(routeId(variant)).toBe('p1')
  expect(variant.remotes['remote-public']?.manifest).not.toBe(generation.remotes['remote-public']?.manifest)
  const both = await variantOf(generation, { shell: 's2', ...P2 }, 'rollout')
  expect([routeId(both), both.variant]).toEqual(['p2', 'rollout shell@s2 rollout remote-public@p2'])
  expect(both.build).toBe(variant.build)
})

test('pages of testers are never those of visitors, even if the releases they name are live', async () => {
  const generation = await live()
  const { variantOf } = variants()
  const selections: ReleaseSelection[] = [
    { shell: 's1' },
    { 'remote-public': 'p1' },
    { shell: 's1', 'remote-public': 'p1' },
  ]
  for (const selection of selections)
    expect((await variantOf(generation, selection, 'override')).variant).toContain('override')
  const rolledOut = await variantOf(generation, { shell: 's1' }, 'rollout')
  expect(rolledOut.variant).toBe(generation.variant)
})

test('a shell that cannot be loaded is rejected in favor of the live one, and as an override', async () => {
  await store('shell', 's3', 'throw new Error("no document")')
  const generation = await live()
  const { variantOf, reports, rejected } = variants()
  const variant = await variantOf(generation, { shell: 's3', ...P2 }, 'rollout')
  expect([variant.build, routeId(variant)]).toEqual([generation.build, 'p2'])
  expect(rejected).toEqual(['shell s3'])
  expect(reports[0]).toContain('the rollout of shell s3 is rejected: ')
  await expect(variantOf(generation, { shell: 's3' }, 'override')).rejects.toThrow(
    'The release s3 of shell cannot be used.',
  )
})

test('the first release of a remote is in the variant of its visitors, and nowhere else', async () => {
  await store('remote-new', 'n1', remote('remote-new', 'n1'))
  const newcomers = { 'remote-new': { release: 'n1', percent: 10 } }
  const generation = await createGeneration({
    root,
    registry: { ...registry, newcomers },
    earlier: [],
    configureBuild: () => undefined,
    log: () => undefined,
  })
  expect(Object.keys(generation.remotes)).not.toContain('remote-new')
  expect(generation.rollouts).toContainEqual({ part: 'remote-new', release: 'n1', percent: 10 })
  const { variantOf } = variants()
  const { boot } = await variantOf(generation, { 'remote-new': 'n1' }, 'rollout')
  expect([boot['remote-new']?.release, boot['remote-new']?.previous]).toEqual(['n1', []])
})

test.each(['broken', 'missing'])(
  'a rollout of a %s release falls back to the live one, and the reason is logged',
  async (id) => {
    const generation = await live()
    const { variantOf, reports, rejected } = variants()
    const variant = await variantOf(generation, { 'remote-public': id, 'remote-tekdatanova': 't1' }, 'rollout')
    expect(routeId(variant)).toBe('p1')
    expect(variant.variant).toBe('rollout remote-tekdatanova@t1')
    expect((await variantOf(generation, { 'remote-public': id }, 'rollout')).variant).toBe(generation.variant)
    expect(variant.remotes['remote-public']).toBe(generation.remotes['remote-public'])
    expect(rejected).toEqual([`remote-public ${id}`, `remote-public ${id}`])
    expect(reports[0]).toContain(`the rollout of remote-public ${id} is rejected: `)
    await variantOf(generation, { 'remote-public': id, 'remote-tekdatanova': 't1' }, 'rollout')
    expect(reports).toHaveLength(2)
  },
)

test.each(['broken', 'missing'])('an override with a %s release is rejected', async (id) => {
  const { variantOf } = variants()
  const made = variantOf(await live(), { 'remote-public': id }, 'override')
  await expect(made).rejects.toThrow(`The release ${id} of remote-public cannot be used.`)
})

test('variants are garbage-collected together with their generation', async () => {
  const { variantOf } = variants()
  const makeVariant = async () => new WeakRef(await variantOf(await live(), P2, 'rollout'))
  const variant = await makeVariant()
  // A WeakRef keeps its target alive until the current turn of the event loop ends.
  await new Promise(setImmediate)
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  expect(variant.deref()).toBeUndefined()
})
