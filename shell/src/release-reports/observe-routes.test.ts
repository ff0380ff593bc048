import type { LoaderFunctionArgs, RouteObject } from '@tekskills/shared/routing/router'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { observeRoutes } from './observe-routes'

const args = {} as LoaderFunctionArgs

function observed(route: RouteObject) {
  const [loaded, failed] = [jest.fn<void, [number]>(), jest.fn<void, ['chunk' | 'loader', unknown]>()]
  const [found] = observeRoutes([route], { loaded, failed })
  const lazy = found?.lazy as () => Promise<unknown>
  const loader = found?.loader as (args: LoaderFunctionArgs) => Promise<unknown>
  return { found, lazy, loader, loaded, failed }
}

test('loading the code of a page is reported once, however often it is requested', async () => {
  const page = { Component: () => null }
  const { lazy, loaded, failed } = observed({ path: '/', lazy: () => Promise.resolve(page) })
  await expect(lazy()).resolves.toBe(page)
  await lazy()
  expect(loaded).toHaveBeenCalledTimes(1)
  expect(loaded.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(0)
  expect(failed).not.toHaveBeenCalled()
})

test('code that fails to load is reported each time, and the error is passed on', async () => {
  const { lazy, loaded, failed } = observed({ path: '/', lazy: () => Promise.reject(new Error('404')) })
  await expect(lazy()).rejects.toThrow('404')
  await expect(lazy()).rejects.toThrow('404')
  expect(failed.mock.calls.map(([place]) => place)).toEqual(['chunk', 'chunk'])
  expect(loaded).not.toHaveBeenCalled()
})

test('nested pages are observed too', async () => {
  const child: RouteObject = { path: 'b', lazy: () => Promise.resolve({}) }
  const { found, loaded } = observed({ path: '/a', children: [child] })
  await (found?.children?.[0]?.lazy as (() => Promise<unknown>) | undefined)?.()
  expect(loaded).toHaveBeenCalledTimes(1)
})

const lost = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })

test.each([
  ['a bug in its code', new TypeError('x is undefined'), ['loader']],
  ['code that fails to load', lost, ['chunk']],
  ['a service that does not respond', Object.assign(new Error('503'), { name: 'ApiError' }), []],
  ['a missing page', new Response(null, { status: 404 }), []],
])('a loader that fails because of %s', async (_, error, reported) => {
  const { loader, failed } = observed({ path: '/', loader: () => Promise.reject(error) })
  await expect(loader(args)).rejects.toBe(error)
  expect(failed.mock.calls.map(([place]) => place)).toEqual(reported)
  for (const [, described] of failed.mock.calls) expect(described).toBe(error)
})

test('a loader can still be preloaded', async () => {
  const load = jest.fn().mockResolvedValue({ loader: () => 'data' })
  const { loader } = observed({ path: '/', loader: lazyLoader(load) })
  await (loader as unknown as ReturnType<typeof lazyLoader>).preload(args)
  expect(load).toHaveBeenCalledTimes(1)
  await expect(loader(args)).resolves.toBe('data')
})
