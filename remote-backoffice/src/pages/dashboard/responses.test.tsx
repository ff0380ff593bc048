import { screen, waitFor } from '@testing-library/react'
import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import type { Subscriber } from '@tekskills/shared/contracts/http/newsletter'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { samplePage } from '../../testing/sample-blogs'
import { manifest } from '../../manifest'

const enquiry: StaffEnquiry = {
  id: 'e1',
  version: 1,
  type: 'CONTACT',
  status: 'NEW',
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Moving a payroll',
  message: 'How long does it take?',
  company: null,
  phone: null,
  casestudyId: null,
  caseStudy: null,
  suspectedSpam: false,
  createdAt: '2026-03-02T08:30:00.000Z',
  updatedAt: '2026-03-02T08:30:00.000Z',
  updatedBy: null,
}

const subscriber: Subscriber = {
  id: 's1',
  email: 'leo@example.com',
  status: 'CONFIRMED',
  createdAt: '2026-03-02T08:30:00.000Z',
  confirmedAt: '2026-03-02T08:31:00.000Z',
  unsubscribedAt: null,
}

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

nightlyTest('BO-05 enquiries can be read and marked in the table, and the tab stays in the address', async () => {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([enquiry]) })
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: enquiry })
  const { user, router, container } = renderRemote(manifest, '/dashboard?tab=enquiries&status=NEW')
  await user.click(await screen.findByText('Moving a payroll'))
  expect(screen.getByText('How long does it take?')).toBeVisible()
  expect(get.mock.lastCall?.[0]).toBe('/enquiry/get-allEnquiries')
  await expectAccessible(container)

  await user.click(screen.getByRole('button', { name: 'More actions for Moving a payroll' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as replied' }))
  expect(await screen.findByText('“Moving a payroll” was marked as replied.')).toBeVisible()
  expect(put.mock.lastCall).toEqual(['/enquiry', { id: 'e1', version: 1, status: 'REPLIED' }])

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sent from' }), 'Case study')
  await waitFor(() => expect(router.state.location.search).toContain('type=CASESTUDY'))
  expect(router.state.location.search).toContain('tab=enquiries')
  expect(screen.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('aria-current', 'page')
})

test('BO-05 an enquiry about a case study names it and links to its page, and has the id of a deleted one', async () => {
  const about = { ...enquiry, type: 'CASESTUDY' as const, subject: '', casestudyId: 'c-1' }
  const rows = [
    { ...about, caseStudy: { title: 'A port', path: '/individualcasestudy/a-port' } },
    { ...about, id: 'e2', casestudyId: 'c-2' },
  ]
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage(rows) })
  const { user } = renderRemote(manifest, '/dashboard?tab=enquiries')
  await user.click(await screen.findByText('About A port'))
  expect(screen.getByRole('link', { name: 'A port' })).toHaveAttribute('href', '/individualcasestudy/a-port')
  expect(screen.getByRole('button', { name: 'More actions for About A port' })).toBeVisible()
  await user.click(screen.getByText('About a case study'))
  expect(screen.getByText('Deleted case study c-2')).toBeVisible()
})

test('BO-05 subscribers are listed with their status and can be exported', async () => {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage([subscriber]) })
  const { container } = renderRemote(manifest, '/dashboard?tab=subscribers')
  expect(await screen.findByRole('cell', { name: /leo@example.com/ })).toBeVisible()
  expect(get.mock.lastCall?.[0]).toBe('/newsLetter/get-allSubscribers')
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  await expectAccessible(container)
})
