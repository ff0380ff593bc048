import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { sampleAnswer, sampleRefusal } from '../../features/blogs/sample-answers'
import { sampleBlog } from '../../features/blogs/sample-blogs'
import { manifest } from '../../manifest'

jest.mock('../../features/presence/editing-calls', () => ({
  tellEditing: async () => [],
  stopEditing: async () => undefined,
}))

const blog = sampleBlog()
async function open(url: string) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleAnswer(address, blog))
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

test('BO-01 the point that crops keep is chosen by sliders and saved with the picture', async () => {
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
  await user.click(press('Save draft'))
  await screen.findByText(/is saved as a draft/)
  expect(post).toHaveBeenCalledTimes(1)
  expect(append).toHaveBeenCalledWith('focusX', '20')
  expect(append).toHaveBeenCalledWith('focusY', '50')
})

test('BO-01 FT-26 FT-27 a double click on Publish is one call', async () => {
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

test('ST-08 a refused record shows the page as closed, a deleted one as gone', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValue(sampleRefusal(403, 'FORBIDDEN'))
  const { unmount } = renderRemote(manifest, '/blogs')
  expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
  unmount()
  get.mockRejectedValue(sampleRefusal(404, 'NOT_FOUND'))
  renderRemote(manifest, '/blogs?id=nope')
  expect(await screen.findByRole('heading', { name: 'This record no longer exists' })).toBeVisible()
})
