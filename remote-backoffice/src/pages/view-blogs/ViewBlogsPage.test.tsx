import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleBlog, samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'
import { manifest } from '../../manifest'

const draft = sampleBlog({ id: 'b2', status: 'DRAFT', blogName: 'Notes on queues', slug: null, publishedAt: null })
const list = samplePage([sampleBlog(), draft], { totalElements: 42, totalPages: 5, last: false })

const mockList = (page = list) => jest.spyOn(http, 'get').mockResolvedValue({ data: page })
const lastQuery = (get: jest.SpyInstance) => get.mock.lastCall?.[1].params

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./ViewBlogsPage'), import('./view-blogs-loader'), import('../../layout/StaffFrame')]),
)

beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('BO-01 lists blogs with status and the actions each allows', async () => {
  mockList()
  const { container } = renderRemote(manifest, '/viewblogs')

  const published = (await screen.findByRole('link', { name: 'Moving a payroll to the cloud' })).closest('tr')
  expect(published).not.toBeNull()
  const row = within(published as HTMLElement)
  expect(row.getByRole('cell', { name: 'Published' })).toBeVisible()
  expect(row.getByRole('link', { name: /View .* on site/ })).toHaveAttribute(
    'href',
    '/blog/moving-a-payroll-to-the-cloud',
  )
  expect(screen.getByRole('link', { name: 'Edit Notes on queues' })).toHaveAttribute('href', '/blogs?id=b2')
  expect(screen.queryByRole('link', { name: /View Notes on queues on site/ })).toBeNull()
  await expectAccessible(container)
})

test('BO-05 a blog in a scheduled bundle says when it goes live, and a published one when its changes do', async () => {
  const bundle = { id: 'b1', name: 'Spring campaign', goesLiveAt: '2026-05-04T08:00:00.000Z' }
  mockList(
    samplePage([
      sampleBlog({ id: '1', blogName: 'New', status: 'DRAFT', bundle }),
      sampleBlog({ id: '2', blogName: 'Known', bundle }),
      sampleBlog({ id: '3', blogName: 'Alone', status: 'DRAFT' }),
    ]),
  )
  renderRemote(manifest, '/viewblogs')
  expect(await screen.findByRole('row', { name: /New/ })).toHaveTextContent(/Goes live with “Spring campaign” on 4 May/)
  expect(screen.getByRole('row', { name: /Known/ })).toHaveTextContent(
    /Changes go live with “Spring campaign” on 4 May/,
  )
  expect(screen.getByRole('row', { name: /Alone/ })).not.toHaveTextContent(/live with/)
})

test('CL-02 the address has exactly the query parameters of the request', async () => {
  const get = mockList()
  renderRemote(manifest, '/viewblogs?page=2&size=25&sort=blogName,asc&q=cloud&type=DRAFT')
  await screen.findByRole('table')
  expect(get.mock.lastCall?.[0]).toBe('/blogs/get-allblogs')
  expect(lastQuery(get)).toEqual({ page: 2, size: 25, sort: 'blogName,asc', q: 'cloud', type: 'DRAFT' })
  expect(get.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal)
})

nightlyTest('CL-02 sorting, paging, page size and status change the address without leaving the page', async () => {
  const get = mockList()
  const { router, user } = renderRemote(manifest, '/viewblogs')

  await user.click(await screen.findByRole('button', { name: 'Name' }))
  await waitFor(() => expect(lastQuery(get)).toMatchObject({ sort: 'blogName,asc' }))
  expect(router.state.location.state).toEqual({ samePage: true })
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
  )

  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(lastQuery(get)).toMatchObject({ page: 1, sort: 'blogName,asc' }))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  await waitFor(() => expect(lastQuery(get)).toMatchObject({ page: 0, size: 50 }))

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft')
  await waitFor(() => expect(lastQuery(get)).toMatchObject({ type: 'DRAFT', size: 50 }))
})

nightlyTest('CL-02 typing in the search sends one debounced request and keeps the focus', async () => {
  const get = mockList()
  const { router, user } = renderRemote(manifest, '/viewblogs?page=3')
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'payroll')
  await waitFor(() => expect(lastQuery(get)).toMatchObject({ q: 'payroll', page: 0 }))
  expect(get).toHaveBeenCalledTimes(2)
  expect(router.state.location.search).toBe('?q=payroll')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
})

const choose = async (user: UserEvent, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('BO-01 deletes after a confirmation, reports it, and undoes it', async () => {
  const get = mockList()
  const post = jest.spyOn(http, 'post').mockResolvedValue({})
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({})
  const { user } = renderRemote(manifest, '/viewblogs')

  await choose(user, 'Notes on queues', 'Delete')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(remove).not.toHaveBeenCalled()

  get.mockResolvedValue({ data: samplePage([sampleBlog()]) })
  await choose(user, 'Notes on queues', 'Delete')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“Notes on queues” was moved to the trash.')).toBeVisible()
  expect(remove.mock.calls).toEqual([['/blogs/deleteBlog', { params: { id: 'b2', version: 3 } }]])
  expect(post).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Notes on queues' })).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(post.mock.lastCall?.[0]).toBe('/blogs/b2/restore'))
  expect(await screen.findByText('“Notes on queues” has been restored.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

nightlyTest('BO-01 a bulk action reports the result for each row', async () => {
  mockList(samplePage([sampleBlog({ id: 'b1', status: 'DRAFT' }), draft]))
  const results = [
    { id: 'b1', ok: true },
    { id: 'b2', ok: false, code: 'VALIDATION_FAILED', message: 'Enter a summary. Required to publish.' },
  ]
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results } })
  const { user, container } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('checkbox', { name: /^Select Notes on queues/ }))
  const all = screen.getByRole('checkbox', { name: 'Select all blogs on this page' })
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(all).toBeChecked()
  expect(all).not.toBePartiallyChecked()
  await expectAccessible(container)
  await user.click(
    within(screen.getByRole('group', { name: 'Selected blogs' })).getByRole('button', { name: 'Publish' }),
  )

  expect(await screen.findByText('1 blog was published.')).toBeVisible()
  const rejection = screen.getByText(/“Notes on queues” was not published\. Enter a summary\. Required to publish\.$/)
  expect(rejection).toBeVisible()
  // Without the padding, the bullet overlaps the icon.
  expect(rejection.parentElement).toHaveStyle({ paddingInlineStart: '1rem' })
  expect(post.mock.lastCall?.[1]).toEqual({ action: 'publish', ids: ['b1', 'b2'], versions: { b1: 3, b2: 3 } })
  expect(screen.queryByRole('group', { name: 'Selected blogs' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('1 blog was published.')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  ['on the site', {}, /^Visitors can no longer open it\. It stays in the trash/],
  ['a draft', { status: 'DRAFT' } as const, /^It stays in the trash/],
  [
    'scheduled',
    { status: 'SCHEDULED', scheduledAt: '2999-01-01T00:00:00.000Z' } as const,
    /^It will not be published as scheduled\. It stays in the trash/,
  ],
  [
    'scheduled, and its time has come',
    { status: 'SCHEDULED', scheduledAt: '2026-01-01T00:00:00.000Z' } as const,
    /^Visitors can no longer open it\. It stays in the trash/,
  ],
])('BO-01 deleting a blog that is %s says what that means for visitors', async (_, fields, message) => {
  mockList(samplePage([sampleBlog(fields)]))
  const { user } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all blogs on this page' }))
  await user.click(
    within(screen.getByRole('group', { name: 'Selected blogs' })).getByRole('button', { name: 'Delete' }),
  )
  expect(within(await screen.findByRole('alertdialog')).getByText(message)).toBeVisible()
})

test('BO-01 several blogs are deleted in one request, and the confirmation is in the plural', async () => {
  mockList(samplePage([sampleBlog({ id: 'b1' }), draft]))
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [] } })
  const { user } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all blogs on this page' }))
  await user.click(
    within(screen.getByRole('group', { name: 'Selected blogs' })).getByRole('button', { name: 'Delete' }),
  )
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 blogs?' }))
  expect(dialog.getByText(/^Visitors can no longer open the published ones\. They stay in the trash/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(post.mock.lastCall?.slice(0, 2)).toEqual([
      '/blogs/bulk',
      { action: 'delete', ids: ['b1', 'b2'], versions: { b1: 3, b2: 3 } },
    ]),
  )
})

nightlyTest('BO-01 undoing a publication restores the previous status, dates and address', async () => {
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString()
  const late = sampleBlog({
    id: 'b3',
    blogName: 'Embargo',
    slug: null,
    status: 'SCHEDULED',
    scheduledAt,
    publishedAt: null,
  })
  mockList(samplePage([draft, late]))
  jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [{ id: 'b2', ok: true }] } })
  const put = jest.spyOn(http, 'put').mockResolvedValue({})
  const { user } = renderRemote(manifest, '/viewblogs')
  await choose(user, 'Notes on queues', 'Publish')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const { version, slug, publishedAt } = draft
  const before = { id: 'b2', version: version + 1, status: 'DRAFT', publishedAt, slug }
  await waitFor(() => expect(put.mock.lastCall).toEqual(['/blogs', before]))

  await choose(user, 'Embargo', 'Publish now')
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  const now = { id: 'b3', version: 3, status: 'PUBLISHED', scheduledAt: null }
  await waitFor(() => expect(put.mock.lastCall).toEqual(['/blogs', now]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const waiting = { id: 'b3', version: 4, status: 'SCHEDULED', publishedAt: null, scheduledAt, slug: null }
  await waitFor(() => expect(put.mock.lastCall).toEqual(['/blogs', waiting]))
  await choose(user, 'Embargo', 'Cancel schedule')
  await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject({ status: 'DRAFT', scheduledAt: null }))
})

test('BO-04 canceling the schedule of a page that has gone live says so', async () => {
  const late = sampleBlog({
    id: 'b3',
    status: 'SCHEDULED',
    blogName: 'Embargo',
    scheduledAt: '2099-06-02T06:00:00.000Z',
  })
  mockList(samplePage([late]))
  jest.spyOn(http, 'put').mockRejectedValue(sampleError(409, 'NOW_PUBLIC'))
  const { user } = renderRemote(manifest, '/viewblogs')
  await choose(user, 'Embargo', 'Cancel schedule')
  expect(await screen.findByText(/it has gone live as scheduled; unpublish it/)).toBeVisible()
})

test('BO-01 the trash is a filter of the table, and its rows can only be restored', async () => {
  const get = mockList(samplePage([sampleBlog({ id: 'b9', deletedAt: '2026-03-02T08:30:00.000Z' })]))
  const post = jest.spyOn(http, 'post').mockResolvedValue({})
  const { user } = renderRemote(manifest, '/viewblogs?type=TRASH')
  await choose(user, 'Moving a payroll to the cloud', 'Restore')
  await waitFor(() => expect(post.mock.lastCall?.[0]).toBe('/blogs/b9/restore'))
  expect(lastQuery(get)).toMatchObject({ type: 'TRASH' })
  expect(screen.queryByRole('link', { name: /View .* on site/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Moving a payroll/ })).toBeNull()
  expect(screen.getByText('deleted on 2 Mar 2026')).toBeVisible()
})

test('BO-01 an empty trash explains its purpose', async () => {
  mockList(samplePage([]))
  renderRemote(manifest, '/viewblogs?type=TRASH')
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  expect(screen.getByText('You can restore deleted items from here for 30 days.')).toBeVisible()
})

nightlyTest(
  'BO-01 undoing an archive action restores the publication date; archiving a draft cannot be undone',
  async () => {
    const publishedAt = '2026-01-05T08:00:00.000Z'
    mockList(samplePage([sampleBlog({ id: 'b1', version: 4, publishedAt }), draft]))
    const done = (id: string) => ({ data: { results: [{ id, ok: true }] } })
    jest.spyOn(http, 'post').mockResolvedValueOnce(done('b1')).mockResolvedValue(done('b2'))
    const put = jest.spyOn(http, 'put').mockResolvedValue({})
    const { user } = renderRemote(manifest, '/viewblogs')
    await choose(user, 'Moving a payroll to the cloud', 'Archive')
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(put.mock.lastCall).toEqual(['/blogs', { id: 'b1', version: 5, status: 'PUBLISHED', publishedAt }]),
    )
    await choose(user, 'Notes on queues', 'Archive')
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('“Notes on queues” was archived.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
)

test('BO-05 the CSV file contains the whole filtered list, not the page', async () => {
  const get = mockList()
  const { user } = renderRemote(manifest, '/viewblogs?page=2&q=cloud&type=DRAFT')
  await screen.findByRole('table')
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined })
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('blogs.csv')
  expect(lastQuery(get)).toEqual({ sort: 'updatedAt,desc', q: 'cloud', type: 'DRAFT', format: 'csv' })
})

test('BO-01 the chosen columns are stored on the device', async () => {
  mockList()
  const { user, unmount } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('checkbox', { name: 'Author' }))
  await user.click(screen.getByRole('checkbox', { name: 'Tags' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus()
  unmount()
  renderRemote(manifest, '/viewblogs')
  expect(await screen.findByRole('columnheader', { name: 'Tags' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Author' })).toBeNull()
})

test('BO-01 compact rows are stored on the device for each account', async () => {
  mockList()
  const pressed = async () => (await screen.findByRole('button', { name: 'Compact' })).getAttribute('aria-pressed')
  const { user, unmount } = renderRemote(manifest, '/viewblogs')
  expect(await pressed()).toBe('false')
  expect(screen.getByText('moving-a-payroll-to-the-cloud')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Compact' }))
  expect(await pressed()).toBe('true')
  unmount()

  const second = renderRemote(manifest, '/viewblogs')
  expect(await pressed()).toBe('true')
  second.unmount()

  startSession({ id: 'u3', username: 'editor', authorities: [{ authority: 'BLOGS' }] })
  renderRemote(manifest, '/viewblogs')
  expect(await pressed()).toBe('false')
})

test('a failed action shows the error and keeps the row', async () => {
  mockList()
  jest.spyOn(http, 'post').mockRejectedValue(new ApiError('The service could not respond.', 503))
  const { user } = renderRemote(manifest, '/viewblogs')
  await choose(user, 'Notes on queues', 'Publish')
  expect(await screen.findByText('The service could not respond.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  expect(screen.getByText('Notes on queues')).toBeVisible()
})

test('explains why there are no rows and what to do', async () => {
  mockList(samplePage([]))
  const { user, router } = renderRemote(manifest, '/viewblogs?q=nothing')
  await user.click(await screen.findByRole('button', { name: 'Show all blogs' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('link', { name: 'Write first blog' })).toHaveAttribute('href', '/blogs')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

test('a failed load is reported and can be retried in place', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValueOnce(new ApiError('The service could not respond.', 503))
  get.mockResolvedValue({ data: list })
  const { user } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
})

test('ST-08 a 403 of the service shows an access error inside the layout', async () => {
  jest.spyOn(http, 'get').mockRejectedValue(new ApiError('Not for this role.', 403))
  renderRemote(manifest, '/viewblogs')
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible()
})
