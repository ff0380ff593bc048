import { loadContainer } from './load-container'

const earlierRuntime = jest.fn()
jest.mock('./earlier-runtime', () => earlierRuntime())

const scope = { react: {} }
beforeAll(() => Object.assign(globalThis, { __webpack_share_scopes__: { default: scope } }))

let count = 0

/** A release of its own for each test. */
function release(file = 'container.js') {
  count += 1
  const id = `r${count}`
  return { release: id, entry: `/remotes/remote-public/${id}/${file}`, integrity: 'sha384-abc' }
}

const requested = () => [...document.head.querySelectorAll('script')].at(-1) as HTMLScriptElement

/** What the entry script of a release does. */
function run({ release: id }: { release: string }) {
  const container = { init: jest.fn(), get: jest.fn() }
  Object.assign(globalThis, { [`remote_public_${id}`]: container })
  requested().dispatchEvent(new Event('load'))
  return container
}

test('the entry of a release runs once, by its hash, and gets the shared modules', async () => {
  const live = release()
  const first = loadContainer('remote-public', live)
  expect(requested().getAttribute('src')).toBe(live.entry)
  expect(requested().integrity).toBe('sha384-abc')
  const container = run(live)
  expect(await first).toBe(container)
  expect(await loadContainer('remote-public', live)).toBe(container)
  expect(container.init.mock.calls).toEqual([[scope, []]])
  expect(earlierRuntime).not.toHaveBeenCalled()
})

test('a second attempt requests a fresh address', async () => {
  const live = release()
  const first = loadContainer('remote-public', live)
  requested().dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('could not be loaded')
  const second = loadContainer('remote-public', live)
  expect(requested().getAttribute('src')).toBe(`${live.entry}?attempt=2`)
  const container = run(live)
  expect(await second).toBe(container)
})

test('an entry that declares nothing counts as failed', async () => {
  const live = release()
  const loading = loadContainer('remote-public', live)
  requested().dispatchEvent(new Event('load'))
  await expect(loading).rejects.toThrow('did not declare')
})

test('an older release first gets the runtime that it expects', async () => {
  const earlier = release('remoteEntry.js')
  const before = requested()
  const loading = loadContainer('remote-public', earlier)
  expect(requested()).toBe(before)
  await jest.requireMock('./earlier-runtime')
  await Promise.resolve()
  await new Promise((resume) => setTimeout(resume))
  expect(earlierRuntime).toHaveBeenCalled()
  const container = run(earlier)
  expect(await loading).toBe(container)
})
