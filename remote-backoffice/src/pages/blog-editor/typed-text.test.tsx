import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { reportUnauthenticated } from '@tekskills/shared/http/unauthenticated'
import { mayLogOut } from '@tekskills/shared/session/before-logout'
import { endSession, startSession, storeToken } from '@tekskills/shared/session/session-store'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleResponse, sampleError } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import * as presence from '../../kit/presence/editing-api'
import { publish } from '../../testing/publish'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  __esModule: true,
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const blog = sampleBlog()
async function open(url: string) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, blog))
  const view = renderRemote(manifest, url)
  await screen.findByRole('form', { name: 'Blog' })
  return view
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./BlogEditorPage'),
    import('./blog-editor-loader'),
    import('../../layout/StaffFrame'),
    import('../view-blogs/ViewBlogsPage'),
  ]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('BO-05 FT-25 a version conflict names the other user, shows their text, keeps the typed text, and overwrites only on request', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const current = sampleBlog({
    version: 7,
    blogName: 'Their name',
    metaTitle: 'Another title',
    tags: ['theirs'],
    updatedBy: { id: 'u2', name: 'Jonas' },
  })
  const put = jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(409, 'VERSION_CONFLICT', { current }))
  await user.clear(field('Name'))
  await user.type(field('Name'), 'My name')
  await publish(user)

  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(/Jonas saved version 7/)
  expect(notice).toHaveTextContent('They changed: name, title for search engines, tags.')
  expect(notice).toHaveFocus()
  expect(field('Name')).toHaveValue('My name')

  await user.click(button('Compare'))
  expect(within(notice).getByText(/My/, { selector: 'del' })).toBeVisible()
  expect(within(notice).getByText(/Their/, { selector: 'ins' })).toBeVisible()

  put.mockResolvedValue({ data: current })
  await user.click(button('Keep my text'))
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is kept, but not saved yet')
  await publish(user)
  await screen.findByText(/is on the site/)
  const merged = { version: 7, blogName: 'My name', metaTitle: 'Another title', tags: ['theirs'] }
  expect(put.mock.lastCall?.[1]).toMatchObject(merged)
})

nightlyTest(
  'BO-05 FT-25 the other version’s dates, choices and settings are shown as text, dates in the form’s time zone',
  async () => {
    const { user } = await open(`/blogs?id=${blog.id}`)
    const current = sampleBlog({
      version: 7,
      status: 'SCHEDULED',
      scheduledAt: new Date(2026, 11, 31, 23, 30).toISOString(),
      publishedAt: new Date(2026, 0, 1, 1, 30).toISOString(),
      noindex: true,
    })
    jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(409, 'VERSION_CONFLICT', { current }))
    await user.type(field('Name'), ' and more')
    await publish(user)
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    const notice = screen.getByRole('alert')
    const added = [...notice.querySelectorAll('ins')].map(({ textContent }) => textContent)
    expect(added).toEqual(
      expect.arrayContaining([
        'added: Scheduled',
        'added: 31 Dec 2026, 23:30',
        'added: 1 Jan ',
        'added: 01:30',
        'added: Hidden',
      ]),
    )
    expect(notice).not.toHaveTextContent(/\d{4}-\d\d|SCHEDULED|PUBLISHED/)
  },
)

nightlyTest('BO-05 text typed before the tab gets the key of its backup is backed up too', async () => {
  let grant = () => undefined as void
  const request: LockManager['request'] = (_name: string, _options: unknown, hold?: (lock: Lock | null) => unknown) =>
    new Promise((resolve) => (grant = () => resolve(hold?.({ name: 'key', mode: 'exclusive' }) as never)))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  try {
    const { user } = await open('/blogs')
    await user.type(field('Name'), 'Typed at once')
    act(() => grant())
    expect(await screen.findByText('Saving…')).toBeVisible()
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

nightlyTest('BO-05 FT-25 using the other version asks for confirmation before it replaces the text', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const current = sampleBlog({ version: 7, blogName: 'Their name' })
  jest.spyOn(http, 'put').mockRejectedValueOnce(sampleError(409, 'VERSION_CONFLICT', { current }))
  await user.type(field('Name'), ' and more')
  await publish(user)
  await user.click(await screen.findByRole('button', { name: 'Use their version' }))
  await user.click(button('Replace my text'))
  await waitFor(() => expect(field('Name')).toHaveValue('Their name'))
})

test('BO-05 FT-11 FT-18 service errors are shown at their fields and the first is focused; a server error shows its request id', async () => {
  const { user } = await open('/blogs')
  const errors = [
    { field: 'tags[1]', code: 'TOO_LONG', message: 'This tag is too long.' },
    { field: 'keywords', code: 'TOO_LONG', message: 'Too many keywords.' },
  ]
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(422, 'VALIDATION_FAILED', { errors }))
  await user.type(field('Name'), 'Refused')
  await user.click(button('Save draft'))
  expect(await screen.findByText('This tag is too long.')).toBeVisible()
  expect(field(/Keywords/)).toHaveAccessibleDescription('Too many keywords.')
  expect(field(/Tags/)).toHaveFocus()
  expect(field('Name')).toHaveValue('Refused')

  post.mockRejectedValueOnce(sampleError(409, 'SLUG_TAKEN', { suggestion: 'refused-2' }))
  await user.click(button('Save draft'))
  expect(await screen.findByText('Refused. “refused-2” is available.')).toBeVisible()

  post.mockRejectedValueOnce(sampleError(500, 'INTERNAL', { requestId: '01J9' }))
  await user.click(button('Save draft'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/The blog was not saved.*quote 01J9/)
  expect(field('Name')).toHaveValue('Refused')

  post.mockRejectedValueOnce(sampleError(507, 'STORAGE_FULL', { detail: 'There is no room left.' }))
  await user.click(button('Save draft'))
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('01J9'))
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is still here')
})

test('BO-05 FT-28 FT-30 leaving with unsaved text asks for confirmation; staying keeps it, and after leaving it is restored', async () => {
  const { user, router, unmount } = await open('/blogs')
  await user.type(field('Name'), 'Half a thought')
  await user.click(screen.getByRole('link', { name: 'View blogs' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/blogs')
  expect(field('Name')).toHaveValue('Half a thought')

  await user.click(screen.getByRole('link', { name: 'View blogs' }))
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewblogs'))
  unmount()
  await open('/blogs')
  expect(await screen.findByText('Your unsaved text has been restored')).toBeVisible()
  expect(field('Name')).toHaveValue('Half a thought')
})

test('BO-05 logging out with unsaved text asks for confirmation, and keeps the text on this device', async () => {
  const { user } = await open('/blogs')
  const question = { response: Promise.resolve(false) }
  const logOut = () =>
    act(async () => {
      question.response = mayLogOut()
    })
  await logOut()
  expect(await question.response).toBe(true)
  await user.type(field('Name'), 'Half a thought')
  await logOut()
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(await question.response).toBe(false)
  await logOut()
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await question.response).toBe(true)
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('tk:'))).toHaveLength(1))
})

test('BO-05 FT-28 closing the tab warns only while something is unsaved', async () => {
  const { user } = await open('/blogs')
  const close = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  await user.type(field('Name'), 'x')
  expect(close()).toBe(false)
})

nightlyTest(
  'BO-05 FT-23 FT-29 an expired session does not block leaving, and the text is restored after signing in again',
  async () => {
    const { user, router, unmount } = await open('/blogs')
    jest.spyOn(http, 'post').mockImplementation(async () => {
      endSession()
      throw sampleError(401, 'SESSION_EXPIRED')
    })
    await user.type(field('Name'), 'Nearly lost')
    await user.click(button('Save draft'))
    expect(field('Name')).toHaveValue('Nearly lost')
    await act(() => router.navigate('/viewblogs'))
    expect(router.state.location.pathname).toBe('/viewblogs')
    expect(screen.queryByText('Leave without saving?')).toBeNull()
    unmount()

    storeToken('token')
    startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
    await open('/blogs')
    expect(field('Name')).toHaveValue('Nearly lost')
    expect(screen.getByText('Your unsaved text has been restored')).toBeVisible()

    await user.click(button('Discard changes'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your unsaved text?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(field('Name')).toHaveValue(''))
  },
)

test('BO-05 FT-23 a session that expires during a save asks for the password in place, and the save is resumed', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const put = jest.spyOn(http, 'put').mockImplementationOnce(async () => {
    reportUnauthenticated()
    throw sampleError(401, 'SESSION_EXPIRED')
  })
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Still here')
  await publish(user)

  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(within(dialog).getByRole('textbox', { name: 'Username' })).toHaveValue('blogs')
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(sampleError(401, 'OTP_REQUIRED'))
  expect(within(dialog).getByLabelText('Password')).toHaveFocus()
  await user.keyboard('a long password')
  await user.click(button('Log in and continue'))
  await user.type(await within(dialog).findByRole('textbox', { name: 'Code' }), '123456')

  const person = { id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] }
  post.mockResolvedValueOnce({ data: { token: 'fresh', ...person } })
  put.mockResolvedValue({ data: sampleBlog({ blogName: 'Still here' }) })
  await user.click(button('Log in and continue'))
  expect(await screen.findByText(/“Still here” is on the site/)).toBeVisible()
  expect(put.mock.lastCall?.[1]).toMatchObject({ blogName: 'Still here', version: 3 })
  expect(post.mock.lastCall?.[1]).toEqual({ username: 'blogs', password: 'a long password', otp: '123456' })
  expect(localStorage.getItem('Token')).toBe('fresh')
})

test('BO-05 FT-35 a device without storage is reported', async () => {
  const { user } = await open('/blogs')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(field('Name'), 'x')
  expect(await screen.findByText(/This device cannot keep a copy/)).toBeVisible()
})

nightlyTest('BO-05 FT-25 the form is read-only for the second user until they take over', async () => {
  const others = [{ name: 'Asha', since: '2026-03-02T08:30:00.000Z' }]
  jest.spyOn(presence, 'reportEditing').mockResolvedValue(others)
  const { user } = await open(`/blogs?id=${blog.id}`)
  expect(await screen.findByText('Asha is editing this blog')).toBeVisible()
  expect(field('Name')).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'false')
  expect(button('Update…')).toBeDisabled()
  await user.click(button('Take over'))
  expect(field('Name')).toBeEnabled()
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'true')
  expect(screen.getByText('Asha is editing this blog')).toBeVisible()
})
