import type { BootRemote } from '@tekskills/shared/contracts/boot'
import { loadContainer } from './load-container'
import { createManifestLoader } from './load-manifest'

jest.mock('./load-container', () => ({
  ...jest.requireActual<object>('./load-container'),
  loadContainer: jest.fn(),
}))

const remote: BootRemote = {
  release: 'b2',
  entry: '/remotes/remote-public/b2/container.js',
  routes: [],
  previous: [{ release: 'a1', entry: '/remotes/remote-public/a1/container.js' }],
}
const entriesRun: string[] = []
afterEach(() => {
  for (const container of entriesRun.splice(0)) Reflect.deleteProperty(globalThis, container)
})

/** Simulates a release's entry script, which declares its container. */
function runEntry(release: string) {
  const container = `remote_public_${release}`
  entriesRun.push(container)
  Object.assign(globalThis, { [container]: {} })
}

function loader(
  load: (release: string) => Promise<unknown>,
  remotes: Record<string, BootRemote> = { 'remote-public': remote },
) {
  jest.mocked(loadContainer).mockImplementation(async (_name, { release }) => {
    const module = await load(release)
    return { init: jest.fn(), get: () => Promise.resolve(() => module) }
  })
  const [loaded, failed] = [jest.fn(), jest.fn()]
  const reports = { isSampled: false, loaded, failed, threw: jest.fn(), viewed: jest.fn() }
  const fetchRemotes = jest.fn(() => Promise.resolve(remotes))
  return { ...createManifestLoader(remotes, reports, fetchRemotes), loaded, failed, fetchRemotes }
}

const page = { path: '/', lazy: () => Promise.reject(new Error('lost')) }
const manifest = { manifest: { name: 'remote-public', routes: [page] } }

test('loading a manifest is reported with its release, and so are failures of its pages', async () => {
  const { loadManifest, releaseOf, loaded, failed } = loader(() => Promise.resolve(manifest))
  expect(releaseOf('remote-public')).toBeUndefined()
  const { routes } = await loadManifest('remote-public')
  await loadManifest('remote-public')
  expect(loaded.mock.calls).toEqual([['remote-public', 'b2', expect.any(Number)]])
  expect(releaseOf('remote-public')).toBe('b2')
  await expect((routes[0]?.lazy as (() => Promise<unknown>) | undefined)?.()).rejects.toThrow('lost')
  expect(failed.mock.calls).toEqual([['remote-public', 'b2', 'chunk', new Error('lost')]])
})

test('an entry that fails to load is reported, and the previous release is used instead', async () => {
  const { loadManifest, releaseOf, loaded, failed } = loader((release) =>
    release === 'b2' ? Promise.reject(new Error('404')) : Promise.resolve(manifest),
  )
  await loadManifest('remote-public')
  expect(failed.mock.calls).toEqual([['remote-public', 'b2', 'entry', new Error('404')]])
  expect(loaded.mock.calls).toEqual([['remote-public', 'a1', expect.any(Number)]])
  expect(releaseOf('remote-public')).toBe('a1')
})

test('a manifest that fails to load after its entry has run is reported as such', async () => {
  const { loadManifest, failed } = loader((release) => {
    runEntry(release)
    return Promise.reject(new Error('ChunkLoadError'))
  })
  await expect(loadManifest('remote-public')).rejects.toThrow('remote-public could not be loaded')
  expect(failed.mock.calls).toEqual([
    ['remote-public', 'b2', 'expose', new Error('ChunkLoadError')],
    ['remote-public', 'a1', 'expose', new Error('ChunkLoadError')],
  ])
})

test('a remote without a release in the page is reported', async () => {
  const { loadManifest, failed } = loader(() => Promise.resolve(manifest), {})
  await expect(loadManifest('remote-public')).rejects.toThrow('remote-public could not be loaded')
  expect(failed.mock.calls).toEqual([['remote-public', 'none', 'registry']])
})

test('a retry after a failure uses the current registry', async () => {
  const { loadManifest, releaseOf, fetchRemotes } = loader((release) =>
    release === 'c3' ? Promise.resolve(manifest) : Promise.reject(new Error('404')),
  )
  await expect(loadManifest('remote-public')).rejects.toThrow('could not be loaded')
  expect(fetchRemotes).not.toHaveBeenCalled()
  fetchRemotes.mockResolvedValue({ 'remote-public': { ...remote, release: 'c3' } })
  await loadManifest('remote-public')
  expect(releaseOf('remote-public')).toBe('c3')
})

test('a retry while the registry is unreachable uses the releases in the page', async () => {
  let isUp = false
  const { loadManifest, releaseOf, fetchRemotes } = loader(() =>
    isUp ? Promise.resolve(manifest) : Promise.reject(new Error('404')),
  )
  await expect(loadManifest('remote-public')).rejects.toThrow('could not be loaded')
  fetchRemotes.mockRejectedValue(new Error('offline'))
  isUp = true
  await loadManifest('remote-public')
  expect(releaseOf('remote-public')).toBe('b2')
})
