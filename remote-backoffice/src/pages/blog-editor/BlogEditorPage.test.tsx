import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleResponse, sampleError } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import { toLocalField } from '../../kit/time/local-time'
import { openPublishPanel, publish } from '../../testing/publish'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
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
const button = (name: string | RegExp) => screen.getByRole('button', { name })

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

test('BO-01 adds a draft as JSON, in place', async () => {
  const { user, router, container } = await open('/blogs')
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })

  await user.type(field('Name'), 'Notes on queues')
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Cloud')
  await user.type(field(/Tags/), 'queues, Events,queues{Enter}')
  await user.click(button('Save draft'))

  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  expect(post).toHaveBeenCalledTimes(1)
  expect(post.mock.lastCall?.[0]).toBe('/blogs')
  expect(post.mock.lastCall?.[1]).toMatchObject({
    blogName: 'Notes on queues',
    status: 'DRAFT',
    categoryId: 'c1',
    authorId: null,
    tags: ['queues', 'Events'],
    content: '',
  })
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${blog.id}`))
})

test('BO-01 publishing without a name or a summary sends nothing and focuses the first field', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await publish(user)
  expect(await screen.findByText('Enter a summary. Required to publish.')).toBeVisible()
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.')
  expect(field('Name')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

const publishAt = () => screen.getByLabelText(/^Publish at/)
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const opened = Date.now()
const local = (days: number) => toLocalField(new Date(opened + days * 86_400_000).toISOString())

nightlyTest(
  'BO-01 one panel publishes now or later, says where, and a draft keeps the time it is planned for',
  async () => {
    const { user, container } = await open('/blogs')
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'SCHEDULED' }) })
    await user.type(field('Name'), 'Later')
    await user.type(field('Summary'), 'Soon.')
    await user.type(field(/Address/), 'later')
    const save = within(screen.getByRole('group', { name: 'Save' }))
    expect(save.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save draft', 'Publish…'])
    const panel = within(await openPublishPanel(user))
    await expectAccessible(container)
    expect(panel.getByText(/\/blog\/later$/)).toBeVisible()
    expect(panel.getByText(/sitemap and site search\./)).toBeVisible()
    expect(panel.getByRole('button', { name: /^Publish now/ })).toBeVisible()
    await user.click(panel.getByRole('radio', { name: 'Later' }))
    expect(publishAt()).not.toHaveValue('')
    type(publishAt(), local(2))
    expect(panel.getByRole('button', { name: /^Schedule for \d/ })).toBeVisible()
    await user.click(panel.getByRole('radio', { name: 'Now' }))
    expect(screen.queryByLabelText(/^Publish at/)).toBeNull()
    await user.click(panel.getByRole('radio', { name: 'Later' }))
    expect(publishAt()).toHaveValue(local(2))
    await user.click(panel.getByRole('button', { name: 'Cancel' }))
    expect(post).not.toHaveBeenCalled()
    await publish(user, /^Schedule for/)
    await screen.findByText(/will go live/)
    const scheduledAt = new Date(local(2)).toISOString()
    expect(post.mock.lastCall?.[1]).toMatchObject({ status: 'SCHEDULED', scheduledAt })
  },
)

nightlyTest(
  'BO-01 a schedule in the past, too far ahead or incomplete is reported at its field in the open panel',
  async () => {
    const { user } = await open('/blogs')
    const post = jest.spyOn(http, 'post')
    await user.type(field('Name'), 'Later')
    await user.type(field('Summary'), 'Soon.')
    const panel = within(await openPublishPanel(user))
    await user.click(panel.getByRole('radio', { name: 'Later' }))
    const schedule = () => user.click(panel.getByRole('button', { name: /^Schedule/ }))
    const expectError = (message: string) =>
      waitFor(() => expect(publishAt()).toHaveAccessibleDescription(expect.stringContaining(message)))
    type(publishAt(), local(-1))
    await schedule()
    await expectError('Choose a time at least one minute from now.')
    type(publishAt(), local(1).replace(/^\d{4}/, '2926'))
    await schedule()
    await expectError('This is more than ten years ahead. Check the year.')
    type(publishAt(), '')
    Object.defineProperty(publishAt(), 'validity', { value: { badInput: true } })
    fireEvent.blur(publishAt())
    await schedule()
    await expectError('Enter a valid date and time.')
    expect(publishAt()).toHaveFocus()
    expect(post).not.toHaveBeenCalled()
  },
)

nightlyTest('BO-01 a half-typed time does not keep a page from being published at once', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: blog })
  await user.type(field('Name'), 'Now')
  await user.type(field('Summary'), 'At once.')
  const panel = within(await openPublishPanel(user))
  await user.click(panel.getByRole('radio', { name: 'Later' }))
  Object.defineProperty(publishAt(), 'validity', { value: { badInput: true } })
  fireEvent.blur(publishAt())
  await user.click(panel.getByRole('radio', { name: 'Now' }))
  await user.click(panel.getByRole('button', { name: /^Publish now/ }))
  await screen.findByText(/is on the site/)
  expect(post.mock.lastCall?.[1]).toMatchObject({ status: 'PUBLISHED' })
  expect(post.mock.lastCall?.[1]).not.toHaveProperty('scheduledAt')
})

test('BO-05 an update of a published page is saved as its draft and scheduled, or says why it was not', async () => {
  const { user, container } = await open(`/blogs?id=${blog.id}`)
  const draft = { at: '2026-03-05T09:00:00.000Z', by: null, fields: ['description'] }
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4, draft }) })
  const rejection = sampleError(409, 'OTHER_BUNDLE')
  const post = jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(rejection)
    .mockResolvedValue({ data: { id: 'b1', name: 'U' } })
  const panel = within(await openPublishPanel(user))
  await user.click(panel.getByRole('radio', { name: 'Later' }))
  expect(panel.getByText('The page stays as it is until the time you choose.')).toBeVisible()
  type(publishAt(), local(2))
  await user.click(panel.getByRole('button', { name: /^Schedule update for \d/ }))
  await waitFor(() => expect(publishAt()).toHaveAccessibleDescription(/Refused\./))
  expect(publishAt()).toHaveValue(local(2))
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: /^Schedule update for \d/ }))
  expect(
    await screen.findByText(/^The changes to “.+” go live on .+ Until then the page stays as it is\.$/),
  ).toBeVisible()
  expect(put.mock.calls.map(([address]) => address)).toEqual([`/blogs/${blog.id}/draft`, `/blogs/${blog.id}/draft`])
  for (const name of ['status', 'scheduledAt']) expect(put.mock.lastCall?.[1]).not.toHaveProperty(name)
  const goesLiveAt = new Date(local(2)).toISOString()
  expect(post).toHaveBeenLastCalledWith('/bundles/scheduledUpdates', { itemId: blog.id, version: 4, goesLiveAt })
})

test('BO-01 a scheduled page gets another time, or is published now or unscheduled', async () => {
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ status: 'SCHEDULED' }) })
  const scheduledAt = new Date(local(2)).toISOString()
  jest
    .spyOn(http, 'get')
    .mockImplementation(async (address) =>
      sampleResponse(address, sampleBlog({ status: 'SCHEDULED', scheduledAt, publishedAt: null })),
    )
  for (const [radio, time, label, payload] of [
    ['Now', undefined, /^Publish now/, { status: 'PUBLISHED', scheduledAt: null }],
    ['Later', local(3), /^Schedule for/, { status: 'SCHEDULED', scheduledAt: new Date(local(3)).toISOString() }],
    ['Later', undefined, 'Cancel schedule', { status: 'DRAFT', scheduledAt: null }],
  ] as const) {
    const view = renderRemote(manifest, `/blogs?id=${blog.id}`)
    await screen.findByRole('form', { name: 'Blog' })
    const opened = within(await openPublishPanel(view.user))
    await view.user.click(opened.getByRole('radio', { name: radio }))
    if (time) type(publishAt(), time)
    await view.user.click(opened.getByRole('button', { name: label }))
    await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject(payload))
    view.unmount()
  }
})

nightlyTest(
  'BO-01 after publishing, the user views the page, keeps editing the saved version, or goes to the list',
  async () => {
    const { user, router } = await open(`/blogs?id=${blog.id}`)
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4, slug: 'notes' }) })
    await publish(user)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Success!' }))
    expect(dialog.getByRole('link', { name: /^View on site/ })).toHaveAttribute('href', '/blog/notes')
    jest
      .spyOn(http, 'get')
      .mockImplementation(async (address) => sampleResponse(address, sampleBlog({ version: 4, slug: 'notes' })))
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/blogs')
    await user.type(field('Name'), ' again')
    await publish(user)
    await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject({ version: 4 }))
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/viewblogs'))
  },
)

test('BO-01 edits with id and version, and does not send unchanged dates', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4 }) })
  await user.clear(field('Summary'))
  await user.type(field('Summary'), 'Shorter.')
  await publish(user)
  expect(await screen.findByText(/is on the site/)).toBeVisible()
  const payload = put.mock.lastCall?.[1]
  expect(payload).toMatchObject({ id: blog.id, version: 3, description: 'Shorter.', content: blog.content })
  expect(payload).not.toHaveProperty('publishedAt')
  expect(payload).not.toHaveProperty('scheduledAt')
})

nightlyTest(
  'BO-01 a picture is sent as multipart, requires a description or the decorative mark, and has a preview',
  async () => {
    const { user } = await open('/blogs')
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: blog })
    // FormData in the test environment is Node's and rejects jsdom files.
    const append = jest.spyOn(FormData.prototype, 'append').mockImplementation(() => undefined)
    const picture = new File(['x'], 'dots.png', { type: 'image/png' })
    await user.type(field('Name'), 'With a picture')
    await user.type(field('Summary'), 'One sentence.')
    await user.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), picture)
    expect(await screen.findByRole('img', { name: /Preview/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    )

    await publish(user)
    expect(await screen.findByText('Describe the picture, or mark it as decorative.')).toBeVisible()
    expect(post).not.toHaveBeenCalled()

    await user.click(screen.getByRole('checkbox', { name: 'This picture is decorative' }))
    await publish(user)
    await screen.findByText(/is on the site/)
    expect(post.mock.lastCall?.[1]).toBeInstanceOf(FormData)
    expect(append).toHaveBeenCalledWith('image', picture, 'dots.png')
    expect(append).toHaveBeenCalledWith('imageDecorative', 'true')
  },
)

test('BO-01 another picture in place of a described one asks to check the description', async () => {
  const described = { url: '/api/public/user/blogs/download/b1?v=1', imageAlt: 'Old words' }
  const item = { ...blog, ...described }
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, item))
  const { user } = renderRemote(manifest, `/blogs?id=${blog.id}`)
  await screen.findByRole('form', { name: 'Blog' })
  const alt = field('Description of the picture')
  expect(alt).toHaveValue('Old words')
  const notice = 'Check the description: it was written for the previous picture.'
  expect(screen.queryByText(notice)).toBeNull()
  const picture = new File(['x'], 'dots.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), picture)
  expect(await screen.findByText(notice)).toBeVisible()
  expect(alt).toHaveValue('Old words')
  await user.type(alt, ', and new ones')
  expect(screen.queryByText(notice)).toBeNull()
})

nightlyTest('BO-01 the focal point is set with sliders and saved with the picture', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })
  const append = jest.spyOn(FormData.prototype, 'append').mockImplementation(() => undefined)
  await user.type(field('Name'), 'With a point')
  expect(screen.queryByRole('slider', { name: 'From the left' })).toBeNull()
  const picture = new File(['x'], 'dots.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), picture)
  const slider = await screen.findByRole('slider', { name: 'From the left' })
  expect(slider).toHaveAttribute('aria-valuetext', 'not chosen')
  fireEvent.change(slider, { target: { value: '20' } })
  expect(slider).toHaveAttribute('aria-valuetext', '20 per cent')
  await user.click(button('Save draft'))
  await screen.findByText(/^Saved at/)
  expect(post).toHaveBeenCalledTimes(1)
  expect(append).toHaveBeenCalledWith('focusX', '20')
  expect(append).toHaveBeenCalledWith('focusY', '50')
})

test('BO-01 FT-26 FT-27 a double click on Publish sends one request', async () => {
  const { user } = await open('/blogs')
  let settle: (response: { data: StaffBlog }) => void = () => undefined
  const post = jest.spyOn(http, 'post').mockReturnValue(new Promise((resolve) => (settle = resolve)))
  await user.type(field('Name'), 'Once')
  await user.type(field('Summary'), 'Only once.')
  const panel = within(await openPublishPanel(user))
  await user.dblClick(panel.getByRole('button', { name: /^Publish now/ }))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  await user.click(button('Save draft'))
  settle({ data: blog })
  await screen.findByText(/is on the site/)
  expect(post).toHaveBeenCalledTimes(1)
})

test('ST-08 a forbidden record shows that access is denied, a deleted one that it no longer exists', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValue(sampleError(403, 'FORBIDDEN'))
  const { unmount } = renderRemote(manifest, '/blogs')
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  unmount()
  get.mockRejectedValue(sampleError(403, 'SECOND_FACTOR_REQUIRED'))
  const lacking = renderRemote(manifest, '/blogs')
  expect(await screen.findByRole('link', { name: 'Go to your account' })).toHaveAttribute(
    'href',
    '/dashboard?view=account',
  )
  lacking.unmount()
  get.mockRejectedValue(sampleError(404, 'NOT_FOUND'))
  renderRemote(manifest, '/blogs?id=nope')
  expect(await screen.findByRole('heading', { name: 'This record no longer exists' })).toBeVisible()
})

const scheduledBlog = (distance: number) =>
  sampleBlog({ status: 'SCHEDULED', publishedAt: null, scheduledAt: new Date(Date.now() + distance).toISOString() })

async function openScheduled(distance: number) {
  const item = scheduledBlog(distance)
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, item))
  const view = renderRemote(manifest, `/blogs?id=${item.id}`)
  await screen.findByRole('form', { name: 'Blog' })
  return { ...view, item }
}

nightlyTest(
  'BO-04 an open form follows the clock: once its time has come, the page is published and asks before it leaves the site',
  async () => {
    const { user, item } = await openScheduled(4_000)
    expect(button('Schedule…')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Update…' }, { timeout: 10_000 })).toBeVisible()
    expect(screen.getByText('Published')).toBeVisible()
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })
    const panel = within(await openPublishPanel(user))
    expect(panel.getByRole('radio', { name: 'Now' })).toBeChecked()
    expect(panel.queryByRole('button', { name: 'Cancel schedule' })).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Unpublish' }))
    const question = await screen.findByRole('alertdialog', { name: 'Take this page off the site?' })
    expect(put).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'Unpublish' }))
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
    expect(put.mock.lastCall?.[1]).toMatchObject({ id: item.id, status: 'DRAFT', statusSeen: 'PUBLISHED' })
  },
)

nightlyTest('BO-04 a scheduled page can be saved until its time has come', async () => {
  // However slow the test is.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { user, item } = await openScheduled(30_000)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: item })
  await user.type(field('Name'), ' corrected')
  await publish(user, /^Schedule for/)
  await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject({ id: item.id, status: 'SCHEDULED' }))
})

nightlyTest(
  'BO-04 canceling the schedule of a page that is public by the clock of the service changes nothing, and says so',
  async () => {
    const { user, item } = await openScheduled(3_600_000)
    const live = { ...item, status: 'PUBLISHED', publishedAt: item.scheduledAt, scheduledAt: null }
    const put = jest.spyOn(http, 'put').mockRejectedValue(sampleError(409, 'NOW_PUBLIC', { current: live }))
    await publish(user, 'Cancel schedule')
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is on the site now')
    expect(put.mock.lastCall?.[1]).toMatchObject({ status: 'DRAFT', statusSeen: 'SCHEDULED' })
    await publish(user, 'Unpublish')
    expect(await screen.findByRole('alertdialog', { name: 'Take this page off the site?' })).toBeVisible()
  },
)
