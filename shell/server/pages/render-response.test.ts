/** @jest-environment node */
import type { Rendered } from '../../src/server-rendering/render-page'
import { readConfig } from '../config'
import type { Generation } from '../releases/generation'
import { renderResponse } from './render-response'

const parts = { head: '', styles: '', body: '<div id="root"></div>' }
const page = { kind: 'page', status: 200, handles: [], hydration: { loaderData: {}, errors: null }, failed: false }

const owner = {
  remote: 'remote-public',
  page: { id: 'home', pattern: '/', access: 'visitor', chrome: 'site' },
} as const

/** Renders the home page of a site with one remote, using `renderPage`; returns the failures that are reported. */
async function failuresOf(renderPage: (request: Request) => Promise<Partial<Rendered>>, override?: object) {
  const release = { descriptor: { release: 'a1', entry: 'entry.js', routes: [], files: {}, chunks: {} } }
  const generation = {
    number: 1,
    variant: '',
    rollouts: [],
    shell: release,
    boot: {},
    pages: {},
    remotes: { 'remote-public': { stored: release, manifest: {} } },
    findOwner: () => owner,
    build: {
      renderPage: (_pages: unknown, request: Request) => renderPage(request),
      renderPending: () => Promise.resolve(parts),
      fontUrl: '',
      fontFaceCss: () => '',
    },
  } as unknown as Generation
  const failures: string[] = []
  await renderResponse(
    {
      ...readConfig({ SITE_ORIGIN: 'http://site.example', REPORT_RATE: '0' }),
      generation,
      override: override as Record<string, string>,
      log: () => undefined,
      reportFailure: (remote, id) => failures.push(`${remote} ${id}`),
    },
    { pathname: '/', search: '', owner },
  )
  return failures
}

const throwing = () => Promise.reject(new Error('planted'))

test('a page that throws, or whose loader has a bug, is reported as a failure of its release', async () => {
  expect(await failuresOf(throwing)).toEqual(['remote-public a1'])
  expect(await failuresOf(() => Promise.resolve({ ...page, ...parts, faulty: true } as Rendered))).toEqual([
    'remote-public a1',
  ])
})

test('a page that renders, or fails because the service is down, is not reported', async () => {
  const rendered = { ...page, ...parts, status: 503, failed: true, faulty: false } as Rendered
  expect(await failuresOf(() => Promise.resolve(rendered))).toEqual([])
})

test('a page whose loaders time out is not reported as a failure of its release', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const failures = failuresOf(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        jest.advanceTimersByTime(5000)
      }),
  )
  expect(await failures).toEqual([])
  jest.useRealTimers()
})

test('failures of a release that the request chose itself are not reported', async () => {
  expect(await failuresOf(throwing, { 'remote-public': 'a1' })).toEqual([])
})
