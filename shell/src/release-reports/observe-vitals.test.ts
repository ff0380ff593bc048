import type { ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { onINP, onLCP } from 'web-vitals'
import { observeVitals } from './observe-vitals'
import type { Origin } from './stack-frames'

jest.mock('web-vitals', () => ({ onINP: jest.fn(), onLCP: jest.fn() }))

type Measured = (metric: { value: number; entries: { startTime: number }[] }) => void

const releasesAt = (path: string) =>
  [path === '/a' ? ['remote-public', 'a1'] : ['remote-tekdatanova', 't1'], ['shell', 's1']] as Origin[]

/** An observed document, in which the test sets navigations and measurements. */
function observed() {
  const subscribe = jest.fn()
  const sent: ReleaseReport[] = []
  const router = { state: { location: { pathname: '/a' } }, subscribe } as unknown as Parameters<
    typeof observeVitals
  >[0]
  observeVitals(router, releasesAt, (report) => sent.push(report))
  const measured = (observe: unknown) => (observe as jest.Mock<void, [Measured]>).mock.lastCall?.[0]
  return {
    sent,
    go: (pathname: string) =>
      (subscribe.mock.lastCall as [(state: object) => void])[0]({ location: { pathname }, navigation: {} }),
    hide: () => dispatchEvent(new Event('pagehide')),
    inp: (value: number, startTime: number) => measured(onINP)?.({ value, entries: [{ startTime }] }),
    lcp: (value: number) => measured(onLCP)?.({ value, entries: [] }),
  }
}

test('the largest content counts for the releases of the first page, and the slowest interaction for those of its own', () => {
  const { sent, go, hide, inp, lcp } = observed()
  go('/b')
  lcp(1200.4)
  inp(340, performance.now() + 1000)
  expect(sent).toEqual([])
  hide()
  expect(sent.map(({ vitals }) => vitals)).toEqual([
    [
      { remote: 'remote-public', release: 'a1', name: 'lcp', milliseconds: 1200 },
      { remote: 'shell', release: 's1', name: 'lcp', milliseconds: 1200 },
      { remote: 'remote-tekdatanova', release: 't1', name: 'inp', milliseconds: 340 },
      { remote: 'shell', release: 's1', name: 'inp', milliseconds: 340 },
    ],
  ])
})

test('an interaction before a navigation counts for the page it was on, and what is measured later counts no second time', () => {
  const { sent, go, hide, inp } = observed()
  go('/b')
  inp(90, 1)
  hide()
  inp(500, performance.now() + 1000)
  hide()
  expect(sent.map(({ vitals }) => vitals?.[0])).toEqual([
    { remote: 'remote-public', release: 'a1', name: 'inp', milliseconds: 90 },
  ])
})
