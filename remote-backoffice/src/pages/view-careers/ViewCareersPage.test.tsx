import { screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'
import { sampleCareer } from '../../testing/sample-careers'
import { manifest } from '../../manifest'

jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const closed = sampleCareer({
  id: 'j2',
  status: 'CLOSED',
  closeReason: 'FILLED',
  jobTitle: 'Tester',
  slug: 'tester',
  applicantCount: 0,
})
const mockList = (jobs = [sampleCareer(), closed]) =>
  jest.spyOn(http, 'get').mockResolvedValue({ data: samplePage(jobs) })
const lastQuery = (get: jest.SpyInstance) => get.mock.lastCall?.[1].params

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./ViewCareersPage'),
    import('./view-careers-loader'),
    import('../../layout/StaffFrame'),
    import('../add-careers/AddCareersPage'),
    import('../add-careers/add-careers-loader'),
  ]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

test('BO-01 jobs are listed with status, place, last day and applicants, and link to form, applicants and public page', async () => {
  mockList()
  const { container } = renderRemote(manifest, '/viewcareers')
  const name = await screen.findByRole('link', { name: 'Data engineer' })
  expect(name).toHaveAttribute('href', '/addcareers?id=j1')
  const row = within(name.closest('tr') as HTMLElement)
  expect(row.getByText('Hyderabad, India')).toBeVisible()
  expect(row.getByRole('link', { name: '3 applicants for Data engineer' })).toHaveAttribute(
    'href',
    '/jobprofiles?jobId=j1',
  )
  expect(row.getByRole('link', { name: /^View Data engineer on site/ })).toHaveAttribute(
    'href',
    '/opportunities?job=data-engineer-hyderabad',
  )
  expect(screen.queryByRole('link', { name: /^View Tester on site/ })).toBeNull()
  await expectAccessible(container)
})

test('CL-02 status, country and type of employment are parameters of the request and of the address', async () => {
  const get = mockList()
  const { router, user } = renderRemote(manifest, '/viewcareers?type=OPEN&country=India&rubbish=1')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Employment' }), 'Part-time')
  await waitFor(() =>
    expect(lastQuery(get)).toMatchObject({ type: 'OPEN', country: 'India', employmentType: 'PART_TIME', page: 0 }),
  )
  expect(lastQuery(get)).not.toHaveProperty('rubbish')
  expect(router.state.location.search).toBe('?type=OPEN&country=India&employmentType=PART_TIME')
})

test('BO-05 the menu of a job that is not public opens its preview in a new tab, and closes the tab if there is none', async () => {
  mockList()
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const url = '/opportunities?job=tester&preview=signed'
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(503, 'UNAVAILABLE'))
  const { user } = renderRemote(manifest, '/viewcareers')
  await user.click(await screen.findByRole('button', { name: 'More actions for Data engineer' }))
  await screen.findByRole('menuitem', { name: 'Duplicate' })
  expect(screen.queryByRole('menuitem', { name: 'Preview' })).toBeNull()
  await user.keyboard('{Escape}')
  const preview = async () => {
    await user.click(screen.getByRole('button', { name: 'More actions for Tester' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Preview' }))
  }
  await preview()
  await user.click(await screen.findByRole('button', { name: 'Ok' }))
  expect(tab.close).toHaveBeenCalledTimes(1)
  post.mockResolvedValue({ data: { url, expiresAt: new Date(Date.now() + 3_600_000).toISOString() } })
  await preview()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url))
  expect(post.mock.lastCall?.[0]).toBe('/career/j2/preview')
  expect(tab.opener).toBeNull()
})

test('BO-01 the menu of a job closes it after a confirmation, and the notice undoes it', async () => {
  mockList()
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [{ id: 'j1', ok: true }] } })
  const { user } = renderRemote(manifest, '/viewcareers')
  await user.click(await screen.findByRole('button', { name: 'More actions for Data engineer' }))
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('href', '/addcareers?copy=j1')
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole('menuitem', { name: 'Answer applicants' })).toHaveAttribute(
    'href',
    '/jobprofiles?jobId=j1&type=UNDECIDED',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Close as filled' }))
  expect(
    await screen.findByText(/3 applicants are still waiting for a decision, and closing does not notify them/),
  ).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Close job' }))
  expect(await screen.findByText('“Data engineer” was closed as filled.')).toBeVisible()
  const job = { ids: ['j1'], versions: { j1: 2 } }
  expect(post.mock.lastCall?.slice(0, 2)).toEqual(['/career/bulk', { action: 'close', ...job, value: 'FILLED' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  // Undo is based on our own version, so that later changes by other users are not undone.
  await waitFor(() => expect(post.mock.lastCall?.[1]).toEqual({ action: 'publish', ids: ['j1'], versions: { j1: 3 } }))
})

test('BO-01 undoing the closing of a job on hold puts it on hold again', async () => {
  mockList([sampleCareer({ status: 'ON_HOLD' })])
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [{ id: 'j1', ok: true }] } })
  const { user } = renderRemote(manifest, '/viewcareers')
  await user.click(await screen.findByRole('button', { name: 'More actions for Data engineer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Close as cancelled' }))
  await user.click(await screen.findByRole('button', { name: 'Close job' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“Data engineer” has been restored.')).toBeVisible()
  const calls = post.mock.calls.map(([, sent]) => (sent as { action: string }).action)
  expect(calls).toEqual(['close', 'publish', 'hold'])
})

test('BO-01 the reason why a job cannot be opened is shown', async () => {
  mockList()
  jest
    .spyOn(http, 'post')
    .mockResolvedValue({ data: { results: [{ id: 'j2', ok: false, code: 'VALIDATION_FAILED' }] } })
  const { user } = renderRemote(manifest, '/viewcareers')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Tester' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/“Tester” was not published: something required to publish is missing/)).toBeVisible()
})

nightlyTest(
  'BO-01 a job that cannot be opened with its last day names the field, and links to it in the form',
  async () => {
    mockList()
    const message = 'Choose a date between today and one year from today.'
    const result = { id: 'j2', ok: false, code: 'VALIDATION_FAILED', field: 'closingDate', message }
    jest.spyOn(http, 'post').mockResolvedValue({ data: { results: [result] } })
    const { user } = renderRemote(manifest, '/viewcareers')
    await user.click(await screen.findByRole('button', { name: 'More actions for Tester' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
    const link = await screen.findByRole('link', { name: 'Change the closing date' })
    expect(link.closest('li')).toHaveTextContent(
      `“Tester” was not published. Closing date: ${message} Change the closing date`,
    )
    jest.spyOn(http, 'get').mockImplementation(async (url) => ({ data: url === '/career/colleagues' ? [] : closed }))
    await user.click(link)
    expect(await screen.findByLabelText('Closing date', { selector: '[name="closingDate"]' })).toHaveFocus()
  },
)

test('ST-08 the role BLOGS sees no jobs, only an access error', async () => {
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  mockList()
  renderRemote(manifest, '/viewcareers')
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  expect(screen.queryByText('Data engineer')).toBeNull()
})
