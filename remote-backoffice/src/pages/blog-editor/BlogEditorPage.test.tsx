import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleResponse, sampleError } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import { toLocalField } from '../../kit/time/local-time'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
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

test('BO-01 adds a draft as JSON, confirms it, and navigates to the list', async () => {
  const { user, router, container } = await open('/blogs')
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })

  await user.type(field('Name'), 'Notes on queues')
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Cloud')
  await user.type(field(/Tags/), 'queues, Events,queues{Enter}')
  await user.click(button('Save draft'))

  expect(await screen.findByText(/is saved as a draft/)).toBeVisible()
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
  await user.click(button('Ok'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewblogs'))
})

test('BO-01 publishing without a name or a summary sends nothing and focuses the first field', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await user.click(button('Publish'))
  expect(await screen.findByText('Enter a summary. Required to publish.')).toBeVisible()
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.')
  expect(field('Name')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

const publishAt = () => screen.getByLabelText(/^Publish at/)
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const opened = Date.now()
const local = (days: number) => toLocalField(new Date(opened + days * 86_400_000).toISOString())

test('BO-01 with a future date, scheduling is the first save action, and publishing immediately asks first', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'SCHEDULED' }) })
  await user.type(field('Name'), 'Later')
  await user.type(field('Summary'), 'Soon.')
  const save = within(screen.getByRole('group', { name: 'Save' }))
  const labels = () => save.getAllByRole('button').map((button) => button.textContent)
  expect(labels()).toEqual(['Publish', 'Save draft'])
  type(publishAt(), local(-2))
  expect(labels()).toEqual(['Schedule', 'Publish now', 'Save draft'])
  type(publishAt(), local(2))
  expect(labels()).toEqual([expect.stringMatching(/^Schedule for \d/), 'Publish now', 'Save draft'])
  await user.click(button('Publish now'))
  expect(await screen.findByText(/^“Publish at” is set to .* It will be cleared/)).toBeVisible()
  await user.click(button('Cancel'))
  expect(post).not.toHaveBeenCalled()

  await user.click(save.getByRole('button', { name: /^Schedule for/ }))
  await screen.findByText(/will go live/)
  const scheduledAt = new Date(local(2)).toISOString()
  expect(post.mock.lastCall?.[1]).toMatchObject({ status: 'SCHEDULED', scheduledAt })
})

test('BO-01 a schedule in the past, too far ahead or incomplete is reported at its field', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await user.type(field('Name'), 'Later')
  await user.type(field('Summary'), 'Soon.')
  const expectError = async (value: string, message: string) => {
    type(publishAt(), value)
    await user.click(button(/^Schedule/))
    await waitFor(() => expect(publishAt()).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
  await expectError(local(-1), 'Choose a time at least one minute from now.')
  await expectError(local(1).replace(/^\d{4}/, '2926'), 'This is more than ten years ahead. Check the year.')
  type(publishAt(), '')
  Object.defineProperty(publishAt(), 'validity', { value: { badInput: true } })
  fireEvent.blur(publishAt())
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }))
  await waitFor(() =>
    expect(publishAt()).toHaveAccessibleDescription(expect.stringContaining('Enter a valid date and time.')),
  )
  expect(post).not.toHaveBeenCalled()
})

test('BO-01 a half-typed “Publish at” is not called a date when publishing at once', async () => {
  const { user } = await open('/blogs')
  Object.defineProperty(publishAt(), 'validity', { value: { badInput: true } })
  fireEvent.blur(publishAt())
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText(/^“Publish at” is incomplete/)).toBeVisible()
})

test('BO-01 the first click on Publish counts while “Publish at” is half typed', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await user.type(field('Name'), 'Later')
  await user.type(field('Summary'), 'Soon.')
  Object.defineProperty(publishAt(), 'validity', { value: { badInput: true } })
  await user.click(publishAt())
  await user.click(button('Publish'))
  await waitFor(() =>
    expect(publishAt()).toHaveAccessibleDescription(expect.stringContaining('Enter a valid date and time.')),
  )
  expect(post).not.toHaveBeenCalled()
})

test('BO-01 scheduling a published page warns that it leaves the site; a scheduled page can be published now or unscheduled', async () => {
  const { user, unmount } = await open(`/blogs?id=${blog.id}`)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ status: 'SCHEDULED' }) })
  type(publishAt(), local(2))
  await user.click(button(/^Schedule for/))
  expect(await screen.findByText(/Visitors cannot open it until then/)).toBeVisible()
  await user.click(button('Cancel'))
  expect(put).not.toHaveBeenCalled()
  unmount()

  const scheduledAt = new Date(local(2)).toISOString()
  jest
    .spyOn(http, 'get')
    .mockImplementation(async (address) =>
      sampleResponse(address, sampleBlog({ status: 'SCHEDULED', scheduledAt, publishedAt: null })),
    )
  for (const [label, payload] of [
    ['Publish now', { status: 'PUBLISHED', scheduledAt: null }],
    ['Cancel schedule', { status: 'DRAFT', scheduledAt: null }],
  ] as const) {
    const view = renderRemote(manifest, `/blogs?id=${blog.id}`)
    await screen.findByRole('form', { name: 'Blog' })
    await view.user.click(button(label))
    if (label === 'Publish now') {
      await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
    }
    await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject(payload))
    view.unmount()
  }
})

test('BO-01 edits with id and version, and does not send unchanged dates', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4 }) })
  await user.clear(field('Summary'))
  await user.type(field('Summary'), 'Shorter.')
  await user.click(button('Publish changes'))
  expect(await screen.findByText(/is on the site/)).toBeVisible()
  const payload = put.mock.lastCall?.[1]
  expect(payload).toMatchObject({ id: blog.id, version: 3, description: 'Shorter.', content: blog.content })
  expect(payload).not.toHaveProperty('publishedAt')
  expect(payload).not.toHaveProperty('scheduledAt')
})

test('BO-01 a picture is sent as multipart, requires a description or the decorative mark, and has a preview', async () => {
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

  await user.click(button('Publish'))
  expect(await screen.findByText('Describe the picture, or mark it as decorative.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()

  await user.click(screen.getByRole('checkbox', { name: 'This picture is decorative' }))
  await user.click(button('Publish'))
  await screen.findByText(/is on the site/)
  expect(post.mock.lastCall?.[1]).toBeInstanceOf(FormData)
  expect(append).toHaveBeenCalledWith('image', picture, 'dots.png')
  expect(append).toHaveBeenCalledWith('imageDecorative', 'true')
})

test('BO-01 the focal point is set with sliders and saved with the picture', async () => {
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
  expect(slider).toHaveAttribute('aria-valuetext', '20 percent')
  await user.click(button('Save draft'))
  await screen.findByText(/is saved as a draft/)
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
  await user.dblClick(button('Publish'))
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

test('BO-04 an open form follows the clock: once its time has come, the page is published and asks before it leaves the site', async () => {
  const { user, item } = await openScheduled(4_000)
  expect(button('Cancel schedule')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Unpublish' }, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel schedule' })).toBeNull()
  expect(screen.getByText('Published')).toBeVisible()
  await waitFor(() => expect(publishAt()).toHaveValue(''))
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })
  await user.click(button('Unpublish'))
  const question = await screen.findByRole('alertdialog', { name: 'Take this page off the site?' })
  expect(put).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(put.mock.lastCall?.[1]).toMatchObject({ id: item.id, status: 'DRAFT', statusSeen: 'PUBLISHED' })
})

test('BO-04 a scheduled page can be saved until its time has come', async () => {
  // However slow the test is.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { user, item } = await openScheduled(30_000)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: item })
  await user.type(field('Name'), ' corrected')
  await user.click(button(/^Schedule for/))
  await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject({ id: item.id, status: 'SCHEDULED' }))
})

test('BO-04 cancelling the schedule of a page that is public by the clock of the service changes nothing, and says so', async () => {
  const { user, item } = await openScheduled(3_600_000)
  const live = { ...item, status: 'PUBLISHED', publishedAt: item.scheduledAt, scheduledAt: null }
  const put = jest.spyOn(http, 'put').mockRejectedValue(sampleError(409, 'NOW_PUBLIC', { current: live }))
  await user.click(button('Cancel schedule'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is on the site now')
  expect(put.mock.lastCall?.[1]).toMatchObject({ status: 'DRAFT', statusSeen: 'SCHEDULED' })
  expect(publishAt()).toHaveValue('')
  await user.click(button('Unpublish'))
  expect(await screen.findByRole('alertdialog', { name: 'Take this page off the site?' })).toBeVisible()
})
