/** @jest-environment node */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Generation } from './generation'
import { createRegistryWatcher } from './registry-watcher'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'

const SWAPS = 12
const REMOTE = `exports.manifest = { name: 'remote-public', routes: [] }`

let root = ''
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
function watch() {
  let resolveSwap: ((generation: Generation) => void) | undefined
  const messages: string[] = []
  const rejected: string[] = []
  const watcher = createRegistryWatcher({
    root,
    configureBuild: () => undefined,
    onSwap: (generation) => resolveSwap?.(generation),
    log: (message) => messages.push(message),
    report: (message) => messages.push(message),
    onRejected: (releases) => rejected.push(...releases),
  })
  const swapped = () => new Promise<Generation>((resolve) => (resolveSwap = resolve))
  return { watcher, swapped, messages, rejected }
}

/** Forces a garbage collection, as in a process started with `--expose-gc`. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

test('a generation that has been replaced is garbage-collected', async () => {
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
