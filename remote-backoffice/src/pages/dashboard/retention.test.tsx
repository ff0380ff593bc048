import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleApplicant } from '../../testing/sample-applicants'
import { samplePage } from '../../testing/sample-blogs'
import { manifest } from '../../manifest'

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

test('V-08 upcoming erasures are listed with day and reason, and is asked by mail after a confirmation', async () => {
  storeToken('token')
  startSession({ id: 'u1', username: 'asmith', authorities: [{ authority: 'CAREERS' }] })
  const people = [
    sampleApplicant({ retentionReason: 'DECIDED', keepAskedAt: '2026-03-02T10:00:00.000Z' }),
    sampleApplicant({ id: 'p2', name: 'Ada Byron', retentionReason: 'POOL', mayManage: false }),
  ]
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage(people) })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [{ id: 'p1', ok: true }] } })
  const { container, user } = renderRemote(manifest, '/dashboard?tab=retention')
  expect(await screen.findByRole('heading', { level: 1, name: 'Retention' })).toBeVisible()
  expect(get.mock.lastCall?.[0]).toBe('/jobApplicants/getRetention')
  const row = screen.getByRole('row', { name: /Rosa Lind/ })
  expect(row).toHaveTextContent(/1 Mar 2028/)
  expect(row).toHaveTextContent(/Decided, and no contact since.*asked on 2 Mar 2026/)
  expect(within(row).getByRole('link', { name: 'Rosa Lind' })).toHaveAttribute('href', '/Applications?applicant=p1')
  await expectAccessible(container)

  await user.click(within(row).getByRole('button', { name: 'More actions for Rosa Lind' }))
  expect(await screen.findByRole('menuitem', { name: 'Download all data' })).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Ask to keep' }))
  expect(post).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Send email' }))
  await waitFor(() =>
    expect(post.mock.lastCall?.[1]).toEqual({ action: 'askToKeep', ids: ['p1'], versions: { p1: 4 } }),
  )
})
