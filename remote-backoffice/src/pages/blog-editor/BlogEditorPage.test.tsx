import { act, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import type { Problem } from '@tekskills/shared/contracts/problem'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { endSession, startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleBlog, samplePage } from '../../features/blogs/sample-blogs'
import { manifest } from '../../manifest'

const blog = sampleBlog()
const categories = [{ id: 'c1', categoryName: 'Cloud', status: 'ACTIVE', type: 'BLOG' }]
const authors = [
  { id: 'a1', authorName: 'Mira Holt', status: 'ACTIVE' },
  { id: 'a2', authorName: 'Jonas Adeyemi', status: 'INACTIVE' },
]

const refusal = (status: number, code: string, members: Partial<Problem> = {}) =>
  new ApiError('Refused.', status, { type: '', title: '', status, code, detail: 'Refused.', message: '', ...members })

function serve(stored: StaffBlog = blog) {
  return jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url === '/category/get-allCategory') return { data: samplePage(categories) }
    if (url === '/author/get-allAuthors') return { data: samplePage(authors) }
    if (url === '/blogs/get-allblogs') return { data: samplePage([stored]) }
    return { data: stored }
  })
}

async function open(url: string) {
  serve()
  const view = renderRemote(manifest, url)
  await screen.findByRole('form', { name: 'Blog' })
  return view
}

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

// Reading the code takes longer than a query waits.
beforeAll(() =>
  Promise.all([import('.'), import('./blog-editor-loader'), import('../../layout'), import('../view-blogs')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('BO-01 adds a draft as JSON, says so, and goes to the list', async () => {
  const { user, router, container } = await open('/blogs')
  await expectAccessible(container)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })

  await user.type(field('Name'), 'Notes on queues')
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Cloud')
  await user.type(field(/Tags/), 'queues, Events,queues{Enter}')
  await user.click(press('Save draft'))

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
  await user.click(press('Ok'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewblogs'))
})

test('BO-01 publishing without a name or a summary calls nothing and puts the focus into the first field', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await user.click(press('Publish'))
  expect(await screen.findByText('Enter a summary. It is needed to publish.')).toBeVisible()
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.')
  expect(field('Name')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

test('BO-01 a schedule must name a moment in the future', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post')
  await user.type(field('Name'), 'Later')
  await user.type(field('Summary'), 'Soon.')
  await user.click(press('Schedule for later'))
  expect(await screen.findByText('Choose a day and time in the future.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

test('BO-01 edits with id and version, and leaves alone what was not touched', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4 }) })
  await user.clear(field('Summary'))
  await user.type(field('Summary'), 'Shorter.')
  await user.click(press('Update'))
  expect(await screen.findByText(/is on the site/)).toBeVisible()
  const payload = put.mock.lastCall?.[1]
  expect(payload).toMatchObject({ id: blog.id, version: 3, description: 'Shorter.', content: blog.content })
  expect(payload).not.toHaveProperty('publishedAt')
  expect(payload).not.toHaveProperty('scheduledAt')
})

test('BO-01 a picture travels as multipart, needs words or the mark of decoration, and shows its preview', async () => {
  const { user } = await open('/blogs')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: blog })
  // The form data of the test environment is Node's and does not take a file of jsdom.
  const append = jest.spyOn(FormData.prototype, 'append').mockImplementation(() => undefined)
  const picture = new File(['x'], 'dots.png', { type: 'image/png' })
  await user.type(field('Name'), 'With a picture')
  await user.type(field('Summary'), 'One sentence.')
  await user.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), picture)
  expect(await screen.findByRole('img', { name: /Preview/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image/),
  )

  await user.click(press('Publish'))
  expect(await screen.findByText('Describe the picture, or mark it as decorative.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()

  await user.click(screen.getByRole('checkbox', { name: 'The picture is decorative' }))
  await user.click(press('Publish'))
  await screen.findByText(/is on the site/)
  expect(post.mock.lastCall?.[1]).toBeInstanceOf(FormData)
  expect(append).toHaveBeenCalledWith('image', picture, 'dots.png')
  expect(append).toHaveBeenCalledWith('imageDecorative', 'true')
})

test('a double click on Publish is one call', async () => {
  const { user } = await open('/blogs')
  let settle: (answer: { data: StaffBlog }) => void = () => undefined
  const post = jest.spyOn(http, 'post').mockReturnValue(new Promise((resolve) => (settle = resolve)))
  await user.type(field('Name'), 'Once')
  await user.type(field('Summary'), 'Only once.')
  await user.dblClick(press('Publish'))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  await user.click(press('Save draft'))
  settle({ data: blog })
  await screen.findByText(/is on the site/)
  expect(post).toHaveBeenCalledTimes(1)
})

test('BO-05 a version conflict says who was first, keeps the typed text, and saves over it only when asked', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const current = sampleBlog({ version: 7, blogName: 'Their name', updatedBy: { id: 'u2', name: 'Jonas' } })
  const put = jest.spyOn(http, 'put').mockRejectedValueOnce(refusal(409, 'VERSION_CONFLICT', { current }))
  await user.clear(field('Name'))
  await user.type(field('Name'), 'My name')
  await user.click(press('Update'))

  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(/Jonas saved version 7/)
  expect(notice).toHaveTextContent('Changed there: name.')
  expect(notice).toHaveFocus()
  expect(field('Name')).toHaveValue('My name')

  put.mockResolvedValue({ data: current })
  await user.click(press('Keep my text'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(press('Update'))
  await screen.findByText(/is on the site/)
  expect(put.mock.lastCall?.[1]).toMatchObject({ version: 7, blogName: 'My name' })
})

test('BO-05 their version replaces the text only after a question', async () => {
  const { user } = await open(`/blogs?id=${blog.id}`)
  const current = sampleBlog({ version: 7, blogName: 'Their name' })
  jest.spyOn(http, 'put').mockRejectedValueOnce(refusal(409, 'VERSION_CONFLICT', { current }))
  await user.type(field('Name'), ' and more')
  await user.click(press('Update'))
  await user.click(await screen.findByRole('button', { name: 'Take their version' }))
  await user.click(press('Replace my text'))
  await waitFor(() => expect(field('Name')).toHaveValue('Their name'))
})

test('what the service refuses lands at its fields, the focus in the first', async () => {
  const { user } = await open('/blogs')
  const errors = [
    { field: 'tags[1]', code: 'TOO_LONG', message: 'This tag is too long.' },
    { field: 'keywords', code: 'TOO_LONG', message: 'Too many keywords.' },
  ]
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(refusal(422, 'VALIDATION_FAILED', { errors }))
  await user.type(field('Name'), 'Refused')
  await user.click(press('Save draft'))
  expect(await screen.findByText('This tag is too long.')).toBeVisible()
  expect(field(/Keywords/)).toHaveAccessibleDescription('Too many keywords.')
  expect(field(/Tags/)).toHaveFocus()
  expect(field('Name')).toHaveValue('Refused')

  post.mockRejectedValueOnce(refusal(409, 'SLUG_TAKEN', { suggestion: 'refused-2' }))
  await user.click(press('Save draft'))
  expect(await screen.findByText('Refused. “refused-2” is free.')).toBeVisible()

  post.mockRejectedValueOnce(refusal(503, 'UNAVAILABLE'))
  await user.click(press('Save draft'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The blog was not saved')
})

test('BO-05 leaving with unsaved text asks; staying keeps it, leaving drops it', async () => {
  const { user, router } = await open('/blogs')
  await user.type(field('Name'), 'Half a thought')
  await user.click(screen.getByRole('link', { name: 'View blogs' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/blogs')
  expect(field('Name')).toHaveValue('Half a thought')

  await user.click(screen.getByRole('link', { name: 'View blogs' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/viewblogs'))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tk:'))).toEqual([])
})

test('BO-05 closing the tab warns only while something is unsaved', async () => {
  const { user } = await open('/blogs')
  const close = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  await user.type(field('Name'), 'x')
  expect(close()).toBe(false)
})

test('BO-05 a lost session lets the person go and the text is back after signing in again', async () => {
  const { user, router, unmount } = await open('/blogs')
  jest.spyOn(http, 'post').mockImplementation(async () => {
    endSession()
    throw refusal(401, 'SESSION_EXPIRED')
  })
  await user.type(field('Name'), 'Nearly lost')
  await user.click(press('Save draft'))
  expect(field('Name')).toHaveValue('Nearly lost')
  await act(() => router.navigate('/dashboard'))
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  unmount()

  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  await open('/blogs')
  expect(field('Name')).toHaveValue('Nearly lost')
  expect(screen.getByText('Your unsaved text is back')).toBeVisible()

  await user.click(press('Discard it'))
  expect(field('Name')).toHaveValue('')
})

test('ST-08 a refused record shows the page as closed, a deleted one as gone', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValue(refusal(403, 'FORBIDDEN'))
  const { unmount } = renderRemote(manifest, '/blogs')
  expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
  unmount()
  get.mockRejectedValue(refusal(404, 'NOT_FOUND'))
  renderRemote(manifest, '/blogs?id=nope')
  expect(await screen.findByRole('heading', { name: 'This record no longer exists' })).toBeVisible()
})
