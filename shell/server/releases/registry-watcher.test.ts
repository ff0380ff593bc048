/** @jest-environment node */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { signedRegistry } from '@tekskills/releases/policy/release-policy'
import { setPolicy } from '@tekskills/releases/policy/set-policy'
import { createKeyPair, openSigner } from '@tekskills/releases/policy/signing'
import { releaseStore } from '@tekskills/releases/store/release-store'
import type { Registry } from '@tekskills/shared/contracts/release'
import type { Generation } from './generation'
import { createRegistryWatcher } from './registry-watcher'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'

const SWAPS = 12
const REMOTE = `exports.manifest = { name: 'remote-public', routes: [] }`

let root = ''
let stop: (() => void) | undefined
afterEach(() => stop?.())
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'watcher-'))))
afterEach(() => rm(root, { recursive: true }))

const store = (name: string, release: string, code: string) => storeRelease(root, name, release, code)

async function promote(release: string) {
  const remotes = { 'remote-public': { live: release, previous: [] } }
  const draft = join(root, 'registry.draft')
  await writeFile(draft, JSON.stringify({ schema: 1, shell: { live: 's1', previous: [] }, remotes }))
  await rename(draft, join(root, 'registry.json'))
}

/** Starts a watcher; `swapped` resolves with the next generation that goes live. */
function watch({ policyKey }: { policyKey?: string } = {}) {
  let resolveSwap: ((generation: Generation) => void) | undefined
  const messages: string[] = []
  const rejected: string[] = []
  const watcher = createRegistryWatcher({
    root,
    policyKey,
    configureBuild: () => undefined,
    onSwap: (generation) => resolveSwap?.(generation),
    log: (message) => messages.push(message),
    report: (message) => messages.push(message),
    onRejected: (releases) => rejected.push(...releases),
  })
  stop = watcher.stop
  const swapped = () => new Promise<Generation>((resolve) => (resolveSwap = resolve))
  return { watcher, swapped, messages, rejected }
}

/** Forces a garbage collection, as in a process started with `--expose-gc`. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

nightlyTest('a generation that has been replaced is garbage-collected', async () => {
  await store('shell', 's1', SHELL_BUILD)
  for (let swap = 0; swap <= SWAPS; swap++) await store('remote-public', `r${swap}`, REMOTE)
  await promote('r0')
  const { watcher, swapped } = watch()
  await watcher.start()
  const generations: WeakRef<Generation>[] = []
  for (let swap = 1; swap <= SWAPS; swap++) {
    const next = swapped()
    await promote(`r${swap}`)
    generations.push(new WeakRef(await next))
  }
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  watcher.stop()
  expect(generations.filter((generation) => generation.deref()).length).toBeLessThanOrEqual(2)
  expect(watcher.current()?.remotes['remote-public']?.stored.descriptor.release).toBe(`r${SWAPS}`)
})

test.each(['', '<html>', 'null', '{"schema":1}'])(
  'a registry that cannot be used changes nothing: %s',
  async (text) => {
    await store('shell', 's1', SHELL_BUILD)
    await store('remote-public', 'r0', REMOTE)
    await store('remote-public', 'r1', REMOTE)
    await promote('r0')
    const { watcher, swapped, messages } = watch()
    await watcher.start()
    await writeFile(join(root, 'registry.json'), text)
    while (!messages.some((message) => message.includes('registry'))) await new Promise(setImmediate)
    expect(watcher.current()?.remotes['remote-public']?.stored.descriptor.release).toBe('r0')
    const next = swapped()
    await promote('r1')
    expect((await next).remotes['remote-public']?.stored.descriptor.release).toBe('r1')
    watcher.stop()
  },
)

test('a rejected release is reported', async () => {
  await store('shell', 's1', SHELL_BUILD)
  await store('remote-public', 'r0', REMOTE)
  await store('remote-public', 'r1', 'throw new Error("no such module")')
  await promote('r0')
  const { watcher, swapped, rejected } = watch()
  await watcher.start()
  expect(rejected).toEqual([])
  const next = swapped()
  await promote('r1')
  await next
  expect(rejected).toEqual(['remote-public r1'])
  watcher.stop()
})

describe('with a policy', () => {
  const team = createKeyPair()
  const labs = createKeyPair()
  const operator = createKeyPair()
  const policy = {
    parts: {
      'remote-labs': { keys: [labs.publicKey] },
      shell: { keys: [team.publicKey] },
      'remote-public': { keys: [team.publicKey], addresses: ['/'] },
    },
    operators: [operator.publicKey],
  }
  const storeOf = ({ privateKey }: { privateKey: string }) => releaseStore(root, undefined, openSigner(privateKey))
  const note = { action: 'promote', by: 'test' } as const

  beforeEach(async () => {
    await store('shell', 's1', SHELL_BUILD)
    for (const release of ['r0', 'r1', 'r2']) await store('remote-public', release, REMOTE)
    for (const [name, release] of [
      ['shell', 's1'],
      ['remote-public', 'r0'],
      ['remote-public', 'r1'],
    ] as const)
      await storeOf(team).sign(name, release)
    await storeOf(team).setLive({ shell: 's1', 'remote-public': 'r0' }, note)
    await setPolicy(storeOf(operator), { policy, by: 'test' })
  })

  test('what its team signed goes live; a forged entry and a release without signature do not', async () => {
    const { watcher, swapped, messages } = watch({ policyKey: operator.publicKey })
    await watcher.start()
    const live = () => watcher.current()?.remotes['remote-public']?.stored.descriptor.release
    expect(live()).toBe('r0')
    const next = swapped()
    await storeOf(team).setLive({ 'remote-public': 'r1' }, note)
    await next
    expect(live()).toBe('r1')

    const registry = JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')) as Registry
    const entry = registry.remotes['remote-public']
    const forge = async (changes: object, { privateKey }: { privateKey?: string } = {}) => {
      const forged = { ...registry, ...changes }
      const written = privateKey ? signedRegistry(openSigner(privateKey), forged) : forged
      await writeFile(join(root, 'registry.json'), JSON.stringify(written))
      await watcher.refresh()
    }
    await forge({ remotes: { 'remote-public': { ...entry, live: 'r0' } } })
    expect(live()).toBe('r1')
    expect(messages.at(-1)).toContain('changed without the key of a team or of an operator')
    await forge({ remotes: { 'remote-public': { ...entry, live: 'r0' } } }, labs)
    expect(live()).toBe('r1')
    expect(messages.join('\n')).toContain('signed neither by the team of remote-public nor by an operator')
    await forge({ policy: { ...policy, operators: [team.publicKey] } })
    expect(messages.at(-1)).toContain('is not signed with RELEASES_POLICY_KEY')
    await forge({ policy: undefined, remotes: { 'remote-public': { live: 'r2', previous: [] } } })
    expect(messages.at(-1)).toContain('the registry has no policy')
    await forge({ newcomers: { 'remote-new': { release: 'n1', percent: 50 } } }, labs)
    expect(watcher.current()?.rollouts).toEqual([])
    expect(messages.join('\n')).toContain('the rollout of remote-new n1 is rejected: ')
    await forge({})
    await storeOf(team).setLive({ 'remote-public': 'r2' }, note)
    await watcher.refresh()
    expect(messages.join('\n')).toContain('remote-public r2 has no signature')
    expect(live()).toBe('r1')
  })

  test('ADR 0075 an earlier registry that is written back is rejected, even by a server that starts with it', async () => {
    const earlier = await readFile(join(root, 'registry.json'), 'utf8')
    const first = watch({ policyKey: operator.publicKey })
    await first.watcher.start()
    const next = first.swapped()
    await storeOf(team).setLive({ 'remote-public': 'r1' }, note)
    await next
    await writeFile(join(root, 'registry.json'), earlier)
    await first.watcher.refresh()
    expect(first.messages.at(-1)).toBe(
      'the registry is version 2, and version 3 was in use: an earlier one was written back; what is live stays live',
    )
    first.watcher.stop()

    const second = watch({ policyKey: operator.publicKey })
    await second.watcher.start()
    for (const { watcher } of [first, second])
      expect(watcher.current()?.remotes['remote-public']?.stored.descriptor.release).toBe('r1')
  })

  test('ADR 0075 an earlier policy is refused in a newer registry, so that a key that was removed stays removed', async () => {
    const { policy: earlier } = JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')) as Registry
    const { 'remote-labs': _labs, ...parts } = policy.parts
    await setPolicy(storeOf(operator), { policy: { ...policy, parts }, by: 'test' })
    const { watcher, messages } = watch({ policyKey: operator.publicKey })
    await watcher.start()
    const registry = JSON.parse(await readFile(join(root, 'registry.json'), 'utf8')) as Registry
    const newcomers = { 'remote-labs': { release: 'l1', percent: 50 } }
    const forged = { ...registry, version: 99, policy: earlier, newcomers }
    await writeFile(join(root, 'registry.json'), JSON.stringify(signedRegistry(openSigner(labs.privateKey), forged)))
    await watcher.refresh()
    expect(messages.at(-1)).toBe(
      'the policy is version 1, and version 2 was in use: an earlier one was written back; what is live stays live',
    )
    watcher.stop()
  })
})

test('a registry counts as followed while it can be read and is what the server serves', async () => {
  await store('shell', 's1', SHELL_BUILD)
  await store('remote-public', 'r1', REMOTE)
  await promote('r1')
  const clock = jest.spyOn(Date, 'now')
  try {
    const { watcher } = watch()
    expect(watcher.followedAt()).toBe(0)
    clock.mockReturnValue(1000)
    await watcher.refresh()
    expect(watcher.followedAt()).toBe(1000)
    clock.mockReturnValue(2000)
    await watcher.refresh()
    expect(watcher.followedAt()).toBe(2000)
    for (const [at, damaged] of [
      [3000, 'not a registry'],
      [3500, ''],
    ] as const) {
      clock.mockReturnValue(at)
      await writeFile(join(root, 'registry.json'), damaged)
      await watcher.refresh()
      await watcher.refresh()
      expect(watcher.followedAt()).toBe(2000)
    }
    clock.mockReturnValue(4000)
    await promote('r1')
    await watcher.refresh()
    expect(watcher.followedAt()).toBe(4000)
  } finally {
    clock.mockRestore()
  }
})
