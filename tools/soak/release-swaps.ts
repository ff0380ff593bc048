import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneRelease } from '../release/clone-release'
import { ensureReleases } from '../release/ensure-releases'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { fromRoot } from '../repository'
import { builtReleases } from '../testing/built-releases'

/** Limit on the heap growth after the warm-up, in bytes per swap. */
const LIMIT = 0.1 * 1024 * 1024
const SWAPS = 40
const WARM_UP = 10
const NAME = 'remote-public'
/** Pages that every release can render while the service is unreachable; some then say so. */
const PATHS = ['/', '/login', '/pagenotfound', '/tekdatanova']
/** Nothing listens on this port: pages that need the service show that it is unreachable. */
const NO_SERVICE = 'http://127.0.0.1:1'
/**
 * A client network for each swap: pages that could not reach the service are not cached, and the shell server limits
 * how many of those one network may request.
 */
const networkOf = (swap: number) => `10.0.${swap}.1`
const RESPONSE_LIMIT_MS = 20_000

const HEAP_REPORTER = new URL('./heap-reporter.mjs', import.meta.url).href

/** The next message of a type from a process; rejects when the process exits first. */
async function messageOf<T>(child: ChildProcess, type: string): Promise<T> {
  const done = new AbortController()
  const ended = once(child, 'exit', { signal: done.signal }).then(([code]) => {
    throw new Error(`The shell server exited with ${code}.`)
  })
  const arrived = (async () => {
    for await (const [message] of on(child, 'message', { signal: done.signal }))
      if (message.type === type) return message
  })()
  return Promise.race([arrived, ended]).finally(() => done.abort())
}

async function heapOf(child: ChildProcess) {
  const reply = messageOf<{ bytes: number }>(child, 'heap')
  child.send('heap')
  return (await reply).bytes
}

/** Requests pages until they come from `release`. @throws {Error} when they do not within the time limit. */
async function renderAll(origin: string, release: string, network: string) {
  const giveUpAt = Date.now() + RESPONSE_LIMIT_MS
  for (;;) {
    const responses = await Promise.all(
      PATHS.map((path) => fetch(origin + path, { headers: { 'x-forwarded-for': network } })),
    )
    const pages = await Promise.all(responses.map((response) => response.text()))
    const without = PATHS.filter((_, index) => !pages[index]?.includes(`"release":"${release}"`))
    if (without.length === 0) return
    if (Date.now() > giveUpAt) {
      const statuses = responses.map(({ status }) => status).join(', ')
      throw new Error(`Release ${release} did not become live at ${without.join(', ')} (statuses ${statuses}).`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Swaps one remote `SWAPS` times in a running shell server and returns the growth of its heap in bytes per swap. */
async function growthPerSwap(root: string) {
  const store = releaseStore(root)
  const from = (await store.readRegistry())?.remotes[NAME]?.live ?? ''
  const child = fork(fromRoot('shell', 'dist', 'server', 'main.mjs'), {
    execArgv: ['--expose-gc', '--import', HEAP_REPORTER],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      RELEASES_DIR: root,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
      API_URL: NO_SERVICE,
    },
  })
  try {
    const { port } = await messageOf<{ port: number }>(child, 'listening')
    const heaps: number[] = []
    for (let swap = 1; swap <= SWAPS; swap++) {
      const release = `swap${String(swap).padStart(4, '0')}`
      await cloneRelease({ store, name: NAME, from, to: release })
      await store.setLive({ [NAME]: release }, { action: 'promote', by: 'soak' })
      await renderAll(`http://127.0.0.1:${port}`, release, networkOf(swap))
      heaps.push(await heapOf(child))
    }
    const [first = 0, last = 0] = [heaps[WARM_UP - 1], heaps[SWAPS - 1]]
    return (last - first) / (SWAPS - WARM_UP)
  } finally {
    child.kill('SIGTERM')
  }
}

const root = await mkdtemp(join(tmpdir(), 'release-swaps-'))
try {
  await ensureReleases({ ...builtReleases })
  await cp(builtReleases.releasesDir, root, { recursive: true })
  const growth = await growthPerSwap(root)
  const megabytes = (growth / 1024 / 1024).toFixed(3)
  console.log(`${SWAPS} swaps: the heap grows by ${megabytes} MB per swap (limit ${LIMIT / 1024 / 1024} MB)`)
  process.exitCode = growth < LIMIT ? 0 : 1
} finally {
  await rm(root, { recursive: true })
}
