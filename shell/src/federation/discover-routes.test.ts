import type { RemoteManifest, RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { createDiscovery, SECTION } from './discover-routes'
import { createSiteMap } from './site-map'

const findOwner = createSiteMap({
  'remote-public': { routes: [{ id: 'home', pattern: '/', access: 'visitor', chrome: 'site' }] },
  'remote-backoffice': { routes: [{ id: 'dashboard', pattern: '/dashboard', access: 'staff', chrome: 'staff' }] },
})
const manifest = (name: RemoteName): RemoteManifest => ({ name, routes: [{ id: 'home', path: '/' }] })

function discovery({
  admits = true,
  loadManifest = jest.fn((name: RemoteName) => Promise.resolve(manifest(name))),
} = {}) {
  const patch = jest.fn()
  const discover = createDiscovery({ findOwner, loadManifest, admits: () => admits, retired: [] })
  return { loadManifest, patch, go: (path: string) => discover({ path, patch }) }
}

test('a remote is loaded the first time one of its pages is visited, and only then', async () => {
  const { go, loadManifest, patch } = discovery()
  await go('/')
  await go('/')
  expect(loadManifest.mock.calls).toEqual([['remote-public']])
  expect(patch).toHaveBeenCalledWith(SECTION, [{ id: 'home', path: '/' }])
})

test('ST-05 the code of a page that the guard denies is not downloaded', async () => {
  const { go, loadManifest } = discovery({ admits: false })
  await go('/dashboard')
  expect(loadManifest).not.toHaveBeenCalled()
})

test('an unknown address loads nothing', async () => {
  const { go, loadManifest } = discovery()
  await go('/nope')
  expect(loadManifest).not.toHaveBeenCalled()
})

test('a remote that failed to load is retried', async () => {
  const loadManifest = jest
    .fn<Promise<RemoteManifest>, [RemoteName]>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(manifest('remote-public'))
  const { go, patch } = discovery({ loadManifest })
  await expect(go('/')).rejects.toThrow('offline')
  await go('/')
  expect(patch).toHaveBeenCalledTimes(1)
})
