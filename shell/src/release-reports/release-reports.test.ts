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

/** Reports of one page load, which is or is not among those that report their loads. */
function pageLoad({ rate = 0.1, dice = 0.05, isSilent = false } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(dice)
  const sent: ReleaseReport[] = []
  return { reports: createReleaseReports({ rate, isSilent, send: (report) => sent.push(report) }), sent }
}

const leave = () => dispatchEvent(new Event('pagehide'))
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const load = { kind: 'loaded', remote: 'remote-public', release: 'a1', milliseconds: 120 }
const failure = { kind: 'failed', remote: 'remote-public', release: 'a1', place: 'chunk' }

test('a page load in ten reports its loads when it is left, each for ten', () => {
  const { reports, sent } = pageLoad()
  reports.loaded('remote-public', 'a1', 120.4)
  expect(sent).toEqual([])
  leave()
  expect(sent).toEqual([{ weight: 10, events: [load] }])
  leave()
  expect(sent).toHaveLength(1)
})

test('the others report their failures alone', () => {
  const { reports, sent } = pageLoad({ dice: 0.1 })
  reports.loaded('remote-public', 'a1', 120)
  hide()
  expect(sent).toEqual([])
  reports.failed('remote-public', 'a1', 'chunk')
  hide()
  expect(sent).toEqual([{ weight: 1, events: [failure] }])
})

test('without a rate nobody reports loads, and everybody reports failures', () => {
  const { reports, sent } = pageLoad({ rate: 0, dice: 0 })
  reports.loaded('remote-public', 'a1', 120)
  reports.failed('remote-public', 'a1', 'chunk')
  leave()
  expect(sent).toEqual([{ weight: 1, events: [failure] }])
})

test('whoever looks at releases of their choice reports nothing', () => {
  const { reports, sent } = pageLoad({ isSilent: true })
  reports.loaded('remote-public', 'a1', 120)
  reports.failed('remote-public', 'a1', 'render')
  jest.runOnlyPendingTimers()
  leave()
  expect(sent).toEqual([])
})

test('failures do not wait for the page to be left, and gather to one report', () => {
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
  hide()
  leave()
  expect(sent).toEqual([])
  root.dataset['alive'] = 'true'
  jest.runOnlyPendingTimers()
  expect(sent).toEqual([{ weight: 10, events: [load, failure] }])
})

test('a report brings twenty events at most, and a page tells of twenty failures at most', () => {
  const { reports, sent } = pageLoad()
  for (let count = 0; count < 15; count++) reports.loaded('remote-public', 'a1', 120)
  for (let count = 0; count < 100; count++) reports.failed('remote-public', 'a1', 'chunk')
  leave()
  expect(sent.map(({ events }) => events.length)).toEqual([20, 15])
})

test('a report leaves as a beacon of JSON, which outlives the page', async () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  jest.spyOn(Math, 'random').mockReturnValue(0.9)
  createReleaseReports({ rate: 0.1 }).failed('remote-public', 'a1', 'chunk')
  leave()
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/api/release-reports')
  expect(body?.type).toBe('application/json')
  jest.useRealTimers()
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ weight: 1, events: [failure] })
})
