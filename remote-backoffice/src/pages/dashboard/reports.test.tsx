import { screen, waitFor, within } from '@testing-library/react'
import type { HiringReports } from '@tekskills/shared/contracts/http/hiring-reports'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../../manifest'

const stay = { left: 3, medianDays: 2.5, ninthDecileDays: 6, waiting: 1, medianWaitingDays: 40.1 }
const reports: HiringReports = {
  applications: 4,
  funnel: [
    { stage: 'NEW', reached: 4, current: 1, rejected: 1, withdrawn: 0 },
    { stage: 'HIRED', reached: 2, current: 2, rejected: 0, withdrawn: 0 },
  ],
  timeInStage: [
    { stage: 'NEW', ...stay },
    { stage: 'OFFER', left: 0, medianDays: null, ninthDecileDays: null, waiting: 0, medianWaitingDays: null },
  ],
  timeToHire: {
    hired: 2,
    medianDays: 20,
    jobs: [
      {
        jobId: 'j1',
        jobTitle: 'Data engineer',
        jobCode: 'JOB-1',
        hired: 2,
        medianDays: 20,
        fastestDays: 10,
        slowestDays: 30,
      },
    ],
  },
  sources: [{ source: null, applications: 4, interviewed: 2, hired: 2, rejected: 1 }],
  rejections: [{ rejectCode: 'PAY', rejected: 1, fromNew: 1, fromScreening: 0, fromInterview: 0, fromOffer: 0 }],
  generatedAt: '2026-03-03T08:30:00.000Z',
}

async function open(address: string, data = reports) {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority: 'CAREERS' }] })
  const get = jest.spyOn(http, 'get').mockImplementation(async (url) => ({
    data: url === '/hiringReports' ? data : { content: [{ id: 'j1', jobTitle: 'Data engineer', jobCode: 'JOB-1' }] },
  }))
  const view = renderRemote(manifest, address)
  await screen.findByRole('heading', { level: 1, name: 'Reports' })
  return { ...view, get }
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name: `${name}: table` }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

nightlyTest(
  'BO-03 each report is a table that a screen reader reads, and a period is part of the address',
  async () => {
    const { container, get, user } = await open('/dashboard?tab=reports&from=2026-01-01')
    expect(get).toHaveBeenCalledWith('/hiringReports', expect.objectContaining({ params: { from: '2026-01-01' } }))
    expect(rowsOf('Funnel')).toEqual([
      ['Stage', 'Reached', 'Share of all', 'Still there', 'Rejected', 'Withdrawn'],
      ['New', '4', '100%', '1', '1', '0'],
      ['Hired', '2', '50%', '2', '0', '0'],
    ])
    expect(rowsOf('Time in stage').slice(1)).toEqual([
      ['New', '3', '2.5', '6', '1', '40.1'],
      ['Offer', '0', '–', '–', '0', '–'],
    ])
    expect(rowsOf('Time to hire').at(-1)).toEqual(['Data engineer (JOB-1)', '2', '20', '10', '30'])
    expect(rowsOf('Sources').at(-1)).toEqual(['Unknown', '4', '2', '2', '1'])
    expect(rowsOf('Reasons for rejection').at(-1)).toEqual(['Pay expectations', '1', '1', '0', '0', '0'])
    await expectAccessible(container)

    const until = screen.getByLabelText('Applied until')
    await user.type(until, '2025-12-31')
    expect(until).toHaveAccessibleDescription(/not before the start date/)
    expect(get.mock.calls.filter(([url]) => url === '/hiringReports')).toHaveLength(1)
    await user.clear(until)
    await user.type(until, '2026-02-28')
    await waitFor(() =>
      expect(get).toHaveBeenCalledWith(
        '/hiringReports',
        expect.objectContaining({ params: { from: '2026-01-01', to: '2026-02-28' } }),
      ),
    )
  },
)

test('BO-03 a report downloads the file of the period that is shown', async () => {
  const { get, user } = await open('/dashboard?tab=reports&jobId=j1')
  globalThis.URL.createObjectURL = jest.fn(() => 'blob:1')
  globalThis.URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Download CSV: Sources' }))
  await waitFor(() =>
    expect(get).toHaveBeenCalledWith('/hiringReports/sources', { params: { jobId: 'j1' }, responseType: 'blob' }),
  )
})

test('BO-03 a period without applications says so, and has no tables and nothing to download', async () => {
  const none = { applications: 0, funnel: [], timeInStage: [], sources: [], rejections: [] }
  await open('/dashboard?tab=reports&to=2001-01-01', {
    ...reports,
    ...none,
    timeToHire: { hired: 0, medianDays: null, jobs: [] },
  })
  expect(screen.getByRole('heading', { name: 'No matching applications' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
})
