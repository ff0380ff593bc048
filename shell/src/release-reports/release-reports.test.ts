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
const failure = { kind: 'failed', remote: 'remote-public', release: 'a1', place: 'chunk' }

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
  expect(sent).toEqual([{ weight: 1, events: [failure, failure] }])
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
