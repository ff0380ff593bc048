import type { RouteObject } from 'react-router-dom'
import type { PageHandle, RemoteManifest } from '../contracts/remote-manifest'

/** The contract test for manifests, run by every remote: `describeManifest(manifest)`. */
export function describeManifest(manifest: RemoteManifest): void {
  const routes = flatten(manifest.routes)
  const pages = routes.filter(({ children }) => !children)

  describe(`${manifest.name} manifest`, () => {
    test('every lazy route resolves to a module with a Component', async () => {
      for (const { id, lazy } of routes) expect([id, await hasComponent(lazy)]).toEqual([id, true])
    })

    test('every page has access, chrome, chunks and a meta with title and description', () => {
      for (const { id, handle } of pages) {
        const { access, chrome, chunks, meta } = (handle ?? {}) as Partial<PageHandle>
        expect({ id, access, chrome, chunks, meta }).toEqual({
          id,
          access: expect.stringMatching(/^(visitor|open|staff|login)$/),
          chrome: expect.stringMatching(/^(site|microsite|staff|bare)$/),
          chunks: expect.any(Array),
          meta: expect.objectContaining({
            title: expect.stringMatching(/\S/),
            description: expect.stringMatching(/\S/),
          }),
        })
      }
    })

    test('it has a name and routes, and no other properties', () => {
      expect(Object.keys(manifest)).toEqual(['name', 'routes'])
    })

    test('every route has a unique id', () => {
      const ids = routes.map(({ id }) => id)
      expect(ids).not.toContain(undefined)
      expect(ids).toEqual([...new Set(ids)])
    })
  })
}

const flatten = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])])

/** A lazy route may load one module or each property separately; a route without `lazy` needs neither. */
async function hasComponent(lazy: RouteObject['lazy']): Promise<boolean> {
  if (!lazy) return true
  if (typeof lazy === 'function') return typeof (await lazy()).Component === 'function'
  return !lazy.Component || typeof (await lazy.Component()) === 'function'
}
