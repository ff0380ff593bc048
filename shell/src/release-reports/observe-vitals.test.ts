import type { ReleaseReport } from '@tekskills/shared/contracts/http/release-reports'
import { onINP, onLCP } from 'web-vitals'
import { observeVitals, type PageView } from './observe-vitals'

jest.mock('web-vitals', () => ({ onINP: jest.fn(), onLCP: jest.fn() }))

type Measured = (metric: { value: number; entries: { startTime: number }[] }) => void

/** A document that is observed, in which the test says what is measured. */
function observed() {
  const views: PageView[] = [
    {
      since: 300,
      releases: [
        ['shell', 's1'],
        ['remote-public', 'a1'],
      ],
    },
  ]
  const sent: ReleaseReport[] = []
  observeVitals(views, (report) => sent.push(report))
  const measured = (observe: unknown) => (observe as jest.Mock<void, [Measured]>).mock.lastCall?.[0] ?? fail()
  return {
    views,
    sent,
    inp: (value: number, startTime: number) => measured(onINP)({ value, entries: [{ startTime }] }),
    lcp: (value: number) => measured(onLCP)({ value, entries: [] }),
  }
}

const parts = ({ vitals = [] }: ReleaseReport) => vitals.map(({ remote }) => remote)

test('the largest content counts for the releases of the first page, and the slowest interaction for those of its own', () => {
  const { views, sent, inp, lcp } = observed()
  views.push({ since: 5000, releases: [['remote-tekdatanova', 't1']] })
  lcp(1200.4)
  inp(340, 6000)
  expect(sent[0]).toEqual({
    events: [],
    vitals: [
      { remote: 'shell', release: 's1', name: 'lcp', milliseconds: 1200 },
      { remote: 'remote-public', release: 'a1', name: 'lcp', milliseconds: 1200 },
    ],
  })
  expect(sent[1]?.vitals).toEqual([{ remote: 'remote-tekdatanova', release: 't1', name: 'inp', milliseconds: 340 }])
})

test('an interaction before the page started counts for the first page, and what is measured later counts no second time', () => {
  const { sent, inp } = observed()
  inp(90, 100)
  inp(500, 7000)
  expect(sent.map(parts)).toEqual([['shell', 'remote-public']])
  expect(sent[0]?.vitals?.[0]?.milliseconds).toBe(90)
})
