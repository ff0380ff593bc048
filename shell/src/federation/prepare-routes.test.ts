import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { flattenRoutes, loadPages, prepareRoutes, type PreparedRoute } from './prepare-routes'

const Page = () => null
const load = (route: PreparedRoute | undefined) =>
  (route?.loader as ((args: LoaderFunctionArgs) => Promise<unknown>) | undefined)?.({} as LoaderFunctionArgs)

test('a page whose code fails once loads on the next attempt', async () => {
  const lazy = jest.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue({ Component: Page })
  const [route] = prepareRoutes([{ id: 'a', path: '/a', lazy, loader: () => 'data' }])

  await expect(load(route)).rejects.toThrow('ChunkLoadError')
  await expect(load(route)).resolves.toBe('data')
})

test('the code of a page is fetched once, in parallel with its data', async () => {
  const lazy = jest.fn().mockResolvedValue({ Component: Page })
  const loader = jest.fn(() => 'data')
  const [route] = prepareRoutes([{ id: 'a', path: '/a', lazy, loader }])
  const loaded = load(route)
  expect(lazy).toHaveBeenCalled()
  expect(loader).toHaveBeenCalled()
  await loaded
  await load(route)
  expect(lazy).toHaveBeenCalledTimes(1)
})

test('loadPages also loads the code of nested pages', async () => {
  const lazy = jest.fn().mockResolvedValue({ Component: Page })
  const routes = prepareRoutes([{ id: 'a', path: '/a', lazy, children: [{ id: 'b', path: 'b', lazy }] }])
  await loadPages(flattenRoutes(routes))
  expect(lazy).toHaveBeenCalledTimes(2)
})

test('a route without lazy code is left unchanged', () => {
  const [route] = prepareRoutes([{ id: 'a', path: '/a', Component: Page, handle: { chunks: [] } }])
  expect(route).toEqual({ id: 'a', path: '/a', Component: Page, handle: { chunks: [] } })
})
