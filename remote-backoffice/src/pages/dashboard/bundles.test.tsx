import { screen, waitFor, within } from '@testing-library/react'
import type { BundleDetail } from '@tekskills/shared/contracts/http/bundles'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../../manifest'
import { sampleBlog, samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'

const bundle: BundleDetail = {
  id: 'n1',
  version: 3,
  name: 'Spring campaign',
  state: 'OPEN',
  goesLiveAt: null,
  comesBackAt: null,
  liveSince: null,
  failure: null,
  itemCount: 2,
  updatedAt: '2026-03-02T08:30:00.000Z',
  updatedBy: null,
  items: [
    {
      id: 'b1',
      kind: 'BLOG',
      title: 'Bare blog',
      version: 4,
      status: 'DRAFT',
      hasDraft: false,
      path: null,
      conflicts: [{ code: 'REQUIRED', blocks: true, message: 'Enter a summary.', field: 'description' }],
    },
    {
      id: 's1',
      kind: 'CASESTUDY',
      title: 'A port',
      version: 7,
      status: 'PUBLISHED',
      hasDraft: true,
      path: '/individualcasestudy/a-port',
      conflicts: [],
    },
  ],
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

test('BO-05 items are found by their titles on the screen of a bundle, and added to it', async () => {
  const { user, container, get } = open('/dashboard?tab=bundles&bundle=n1', bundle)
  const search = await screen.findByLabelText('Search for items to add')
  get.mockImplementation(async (url) => {
    if (url === '/blogs/get-allblogs') return { data: samplePage([sampleBlog({ id: 'b1' }), sampleBlog({ id: 'b2' })]) }
    return { data: url.startsWith('/bundles') ? bundle : samplePage([]) }
  })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: bundle })
  await user.type(search, 'payroll')
  const found = within(await screen.findByRole('list', { name: 'Items to add' }))
  expect(found.getAllByRole('listitem')).toHaveLength(1)
  expect(get).toHaveBeenCalledWith(
    '/newsRoom/get-allnewsRoom',
    expect.objectContaining({ params: { q: 'payroll', size: 8 } }),
  )
  await expectAccessible(container)
  await user.click(found.getByRole('button', { name: 'Add Moving a payroll to the cloud to the bundle' }))
  expect(post).toHaveBeenCalledWith('/bundles/n1/items', { ids: ['b2'] })
})

nightlyTest('BO-05 a bundle names its conflicts, and a rejected publication changes nothing', async () => {
  const { user, container } = open('/dashboard?tab=bundles&bundle=n1', bundle)
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring campaign' })).toBeVisible()
  const noted = within(screen.getByRole('list', { name: 'Notes on Bare blog' }))
  expect(noted.getByRole('link', { name: 'Enter a summary.' })).toHaveAttribute('href', '/blogs?id=b1#description')
  expect(screen.getByText(/1 item stands in the way/)).toBeVisible()
  await expectAccessible(container)

  const post = jest.spyOn(http, 'post').mockRejectedValue(sampleError(409, 'BUNDLE_BLOCKED'))
  await user.click(screen.getByRole('button', { name: 'Publish now…' }))
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Nothing was changed')).toBeVisible()
  expect(post).toHaveBeenCalledWith('/bundles/n1/publish', { version: 3, items: { b1: 4, s1: 7 } })
})

test('BO-05 an empty list explains how to create bundles, and a new one opens', async () => {
  const { user, container, router } = open('/dashboard?tab=bundles', samplePage([]))
  expect(await screen.findByRole('heading', { name: 'No bundles yet' })).toBeVisible()
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Create bundle' }))
  expect(await screen.findByText('Enter a name.')).toBeVisible()
  jest.spyOn(http, 'post').mockResolvedValue({ data: bundle })
  jest.spyOn(http, 'get').mockResolvedValue({ data: bundle })
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Spring campaign')
  await user.click(screen.getByRole('button', { name: 'Create bundle' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=bundles&bundle=n1'))
})

test('BO-05 the calendar shows what happens in a month, each linked to its form, and leads to the next', async () => {
  const at = '2026-05-03T08:30:00.000Z'
  const entries = [
    { at: '2026-05-01T08:30:00.000Z', type: 'PUBLISHED', id: 's1', kind: 'CASESTUDY', title: 'A port', itemCount: 1 },
    { at, type: 'ITEM', id: 'b1', kind: 'BLOG', title: 'Notes', itemCount: 1 },
    { at, type: 'BUNDLE_BACK', id: 'n1', kind: null, title: 'Spring campaign', itemCount: 2 },
  ]
  const { container } = open('/dashboard?tab=calendar&month=2026-05', { entries })
  const table = within(await screen.findByRole('table', { name: 'In May 2026' }))
  expect(table.getByRole('link', { name: 'Notes' })).toHaveAttribute('href', '/blogs?id=b1')
  expect(table.getByRole('link', { name: 'Spring campaign' })).toHaveAttribute(
    'href',
    '/dashboard?tab=bundles&bundle=n1',
  )
  expect(table.getByText('Bundle of 2 items reverts')).toBeVisible()
  expect(table.getByText('Case study published')).toBeVisible()
  const grid = within(screen.getByRole('table', { name: 'May 2026', hidden: true }))
  const cells = grid.getAllByRole('cell', { hidden: true })
  expect(cells).toHaveLength(35)
  expect(cells[6]).toHaveTextContent(/3 May 2026Notes.*Blog goes live.*Spring campaign.*reverts$/)
  expect(screen.getByRole('link', { name: 'Previous month, April 2026' })).toHaveAttribute(
    'href',
    '/dashboard?tab=calendar&month=2026-04',
  )
  expect(screen.getByRole('link', { name: 'This month' })).toBeVisible()
  expect(screen.getByText(/Times are in your time zone/)).toBeVisible()
  await expectAccessible(container)
})
