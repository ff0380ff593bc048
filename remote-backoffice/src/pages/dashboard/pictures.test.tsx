import { screen, within } from '@testing-library/react'
import type { MediaDetail } from '@tekskills/shared/contracts/http/media'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'

const sample: MediaDetail = {
  id: '01900000-0000-7000-8000-000000000055',
  version: 3,
  url: '/api/public/user/media/01900000-0000-7000-8000-000000000055?v=abc',
  name: 'harbour.webp',
  imageAlt: 'Cranes at dawn',
  width: 1920,
  height: 1080,
  bytes: 240_000,
  createdAt: '2026-03-02T08:30:00.000Z',
  useCount: 0,
  uses: [],
}

const open = (address: string, data: unknown) => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data })
  return { ...renderRemote(manifest, address), get }
}

beforeAll(() =>
  Promise.all([import('./DashboardPage'), import('./dashboard-loader'), import('../../layout/StaffFrame')]),
)

test('BO-01 an empty library explains how to add pictures', async () => {
  const { container } = open('/dashboard?tab=pictures', samplePage([]))
  expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeVisible()
  await expectAccessible(container)
})

test('BO-01 more pictures are loaded on demand, without duplicates, and a failure keeps those already loaded', async () => {
  const first = { ...samplePage([sample]), totalElements: 2, totalPages: 2, last: false }
  const { user, container, get } = open('/dashboard?tab=pictures', first)
  expect(await screen.findByText('1,920 × 1,080 px, 240 kB')).toBeVisible()
  await expectAccessible(container)
  get.mockRejectedValueOnce(sampleError(503, 'UNAVAILABLE'))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  const other = { ...sample, id: 'm2', name: 'quay.webp' }
  get.mockResolvedValueOnce({ data: samplePage([sample, other]) })
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('link', { name: /quay/ })).toHaveFocus()
  expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('BO-01 a picture lists its uses, with links only to those that can be opened', async () => {
  const uses: MediaDetail['uses'] = [
    { id: 'b1', kind: 'BLOG', title: 'A port', state: 'PUBLISHED' },
    { id: 'b2', kind: 'BLOG', title: 'Gone', state: 'TRASH' },
    { id: null, kind: null, title: null, state: 'UNSAVED' },
  ]
  const { container } = open(`/dashboard?tab=pictures&picture=${sample.id}`, { ...sample, useCount: 3, uses })
  expect(await screen.findByRole('heading', { name: 'Used in 3 items' })).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Used in' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blogs?id=b1'])
  expect(list.getByText('Text that someone is writing')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete picture…' })).toBeNull()
  await expectAccessible(container)
})

test('BO-01 a rejected deletion says why, and the picture stays', async () => {
  const { user } = open(`/dashboard?tab=pictures&picture=${sample.id}`, sample)
  jest.spyOn(http, 'delete').mockRejectedValue(sampleError(409, 'IN_USE'))
  await user.click(await screen.findByRole('button', { name: 'Delete picture…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Nothing was changed')).toBeVisible()
  expect(http.delete).toHaveBeenCalledWith(`/media/${sample.id}`, { params: { version: 3 } })
})
