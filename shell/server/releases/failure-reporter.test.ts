/** @jest-environment node */
import { createFailureReporter } from './failure-reporter'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function reporter(respond: () => Promise<Response> = () => Promise.resolve(new Response(null, { status: 204 }))) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(respond)
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown)
  return { ...createFailureReporter('http://service.example'), fetch, bodies }
}

const failure = { kind: 'failed', remote: 'remote-public', release: 'a1', place: 'server' }

test('failures on the server are batched into one report', () => {
  const { reportFailure, stop, fetch, bodies } = reporter()
  reportFailure('remote-public', 'a1')
  reportFailure('remote-public', 'a1')
  expect(fetch).not.toHaveBeenCalled()
  jest.advanceTimersByTime(3000)
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['http://service.example/api/release-reports'])
  expect(bodies()).toEqual([{ events: [failure, failure] }])
  stop()
})

test('rejected releases are reported like any failure', () => {
  const { reportRejected, stop, bodies } = reporter()
  reportRejected(['remote-public a1', 'shell b2'])
  jest.advanceTimersByTime(1000)
  expect(bodies()).toEqual([{ events: [failure, { ...failure, remote: 'shell', release: 'b2' }] }])
  stop()
})

test('a burst of failures does not become a burst of reports', () => {
  const { reportFailure, stop, bodies } = reporter()
  for (let count = 0; count < 1000; count++) reportFailure('remote-public', 'a1')
  jest.advanceTimersByTime(5000)
  expect(bodies()).toEqual([{ events: Array.from({ length: 20 }, () => failure) }])
  stop()
})

test('an unreachable service does not affect the server', async () => {
  const { reportFailure, stop, fetch } = reporter(() => Promise.reject(new Error('refused')))
  reportFailure('remote-public', 'a1')
  await jest.advanceTimersByTimeAsync(1000)
  reportFailure('remote-public', 'a1')
  await jest.advanceTimersByTimeAsync(1000)
  expect(fetch).toHaveBeenCalledTimes(2)
  stop()
})

test('the first error of a report is described with its places in the server build, and the pattern of the page', () => {
  const { reportFailure, stop, bodies } = reporter()
  const error = Object.assign(new TypeError('x is undefined'), {
    stack: 'TypeError: x is undefined\n at f (/srv/releases/remote-public/a1/server.cjs:12:34)\n at node:vm:1:1',
  })
  for (let count = 0; count < 2; count++) reportFailure('remote-public', 'a1', { error, route: '/blog/:blogName' })
  jest.advanceTimersByTime(1000)
  const described = {
    ...failure,
    error: { message: 'x is undefined', frames: ['remote-public/a1/server.cjs:12:34'], route: '/blog/:blogName' },
  }
  expect(bodies()).toEqual([{ events: [described, failure] }])
  stop()
})
