import type { ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { createReleaseReports } from './release-reports'

const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  root.dataset['alive'] = 'true'
})
afterEach(() => {
  jest.useRealTimers()
  delete root.dataset['alive']
})

/** Reports of one page load, which is sampled or not, depending on `rate` and `dice`. */
function pageLoad({ rate = 0.1, dice = 0.05, isSilent = false } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(dice)
  const sent: ReleaseReport[] = []
  return { reports: createReleaseReports({ rate, isSilent, send: (report) => sent.push(report) }), sent }
}

const leavePage = () => dispatchEvent(new Event('pagehide'))
const hidePage = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const load = { kind: 'loaded', remote: 'remote-public', release: 'a1', milliseconds: 120 }
const failure = { kind: 'failed', remote: 'remote-public', release: 'a1', place: 'chunk', view: 'first' }

test('one page load in ten is sampled and reports its loads on leaving, with a weight of ten', () => {
  const { reports, sent } = pageLoad()
  reports.loaded('remote-public', 'a1', 120.4)
  expect(sent).toEqual([])
  leavePage()
  expect(sent).toEqual([{ weight: 10, events: [load] }])
  leavePage()
  expect(sent).toHaveLength(1)
})

test('page loads that are not sampled report failures only', () => {
  const { reports, sent } = pageLoad({ dice: 0.1 })
  reports.loaded('remote-public', 'a1', 120)
  hidePage()
  expect(sent).toEqual([])
  reports.failed('remote-public', 'a1', 'chunk')
  hidePage()
  expect(sent).toEqual([{ weight: 1, events: [failure] }])
})

test('at a rate of zero no page load reports loads, and all report failures', () => {
  const { reports, sent } = pageLoad({ rate: 0, dice: 0 })
  reports.loaded('remote-public', 'a1', 120)
  reports.failed('remote-public', 'a1', 'chunk')
  leavePage()
  expect(sent).toEqual([{ weight: 1, events: [failure] }])
})

test('a page with chosen releases reports nothing', () => {
  const { reports, sent } = pageLoad({ isSilent: true })
  reports.loaded('remote-public', 'a1', 120)
  reports.failed('remote-public', 'a1', 'render')
  jest.runOnlyPendingTimers()
  leavePage()
  expect(sent).toEqual([])
})

test('failures are batched and sent without waiting for the page to be left', () => {
  const { reports, sent } = pageLoad({ dice: 0.9 })
  reports.failed('remote-public', 'a1', 'chunk')
  reports.failed('remote-public', 'a1', 'chunk')
  expect(sent).toEqual([])
  jest.runOnlyPendingTimers()
  expect(sent).toEqual([{ weight: 1, events: [failure, { ...failure, view: 'again' }] }])
})

test('nothing is sent before the page is hydrated', () => {
  delete root.dataset['alive']
  const { reports, sent } = pageLoad()
  reports.loaded('remote-public', 'a1', 120)
  reports.failed('remote-public', 'a1', 'chunk')
  jest.runOnlyPendingTimers()
  hidePage()
  leavePage()
  expect(sent).toEqual([])
  root.dataset['alive'] = 'true'
  jest.runOnlyPendingTimers()
  expect(sent).toEqual([{ weight: 10, events: [load, failure] }])
})

test('a report contains at most twenty events, and a page reports at most twenty failures', () => {
  const { reports, sent } = pageLoad()
  for (let count = 0; count < 15; count++) reports.loaded('remote-public', 'a1', 120)
  for (let count = 0; count < 100; count++) reports.failed('remote-public', 'a1', 'chunk')
  leavePage()
  expect(sent.map(({ events }) => events.length)).toEqual([20, 15])
})

test('a report is sent as a JSON beacon, which outlives the page', async () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  jest.spyOn(Math, 'random').mockReturnValue(0.9)
  createReleaseReports({ rate: 0.1 }).failed('remote-public', 'a1', 'chunk')
  leavePage()
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/api/release-reports')
  expect(body?.type).toBe('application/json')
  jest.useRealTimers()
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ weight: 1, events: [failure] })
})

test('a sampled page load reports its page views, and each first failure of a view says so', () => {
  const { reports, sent } = pageLoad()
  const views = [
    ['shell', 's1'],
    ['remote-public', 'a1'],
  ] as const
  for (let view = 0; view < 3; view++) {
    reports.viewed(views)
    reports.failed('remote-public', 'a1', 'render')
    reports.failed('remote-public', 'a1', 'render')
  }
  leavePage()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.views).toEqual([
    { remote: 'shell', release: 's1', views: 3 },
    { remote: 'remote-public', release: 'a1', views: 3 },
  ])
  const marks = sent[0]?.events.map((event) => event.kind === 'failed' && event.view)
  expect(marks).toEqual(['first', 'again', 'first', 'again', 'first', 'again'])
})

test('page views of a page load that is not sampled are not reported', () => {
  const { reports, sent } = pageLoad({ dice: 0.1 })
  reports.viewed([['shell', 's1']])
  leavePage()
  expect(sent).toEqual([])
})

test('an error is described once, with its places in releases and without the address, and five at most', () => {
  const { reports, sent } = pageLoad()
  const error = (message: string) =>
    Object.assign(new TypeError(message), {
      stack: `TypeError: ${message}\n at x (https://site.example/remotes/remote-public/a1/home.0a.js?attempt=2:1:23)\n at y (https://other.example/z.js:4:5)`,
    })
  for (let count = 0; count < 2; count++) reports.failed('remote-public', 'a1', 'render', error('e0'))
  for (let index = 1; index < 9; index++) reports.failed('remote-public', 'a1', 'render', error(`e${index}`))
  leavePage()
  const described = sent.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'failed' && event.error) || []),
  )
  expect(described.map(({ message }) => message)).toEqual(['e0', 'e1', 'e2', 'e3', 'e4'])
  expect(described[0]?.frames).toEqual(['remote-public/a1/home.0a.js:1:23'])
})

test('one error counts once per view, however many places report it, and again in the next view', () => {
  const { reports, sent } = pageLoad({ dice: 0.9 })
  const error = new TypeError('x is undefined')
  reports.failed('remote-public', 'a1', 'loader', error)
  reports.threw('render', error, '', ['remote-public', 'a1'])
  reports.viewed([['remote-public', 'a1']])
  reports.threw('render', error, '', ['remote-public', 'a1'])
  leavePage()
  const failed = sent.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'failed' ? [event] : [])))
  expect(failed.map(({ place, view }) => [place, view])).toEqual([
    ['loader', 'first'],
    ['render', 'first'],
  ])
})

const shellError = () =>
  Object.assign(new TypeError('broken'), { stack: ' at x (https://site.example/remotes/shell/s1/main.0a.js:1:2)' })

test('a shell that cannot be rendered is reported, although the page is never hydrated', () => {
  delete root.dataset['alive']
  const { reports, sent } = pageLoad({ dice: 0.9 })
  reports.threw('render', shellError(), '')
  jest.runOnlyPendingTimers()
  expect(sent[0]?.events).toMatchObject([{ kind: 'failed', remote: 'shell', release: 's1', place: 'render' }])
})

test('a failure of a page that is still not hydrated after ten seconds is sent', () => {
  delete root.dataset['alive']
  const { reports, sent } = pageLoad({ dice: 0.9 })
  reports.threw('handler', shellError(), '')
  jest.advanceTimersByTime(8000)
  expect(sent).toEqual([])
  jest.advanceTimersByTime(4000)
  expect(sent).toHaveLength(1)
})
