import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MAX_EARLIER_KEYS } from '@tekskills/shared/contracts/http/earlier-keys'
import { http } from '@tekskills/shared/http/client'
import { ApiError } from '@tekskills/shared/http/api-error'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleResponse, sampleError } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import { publish } from '../../testing/publish'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const blog = sampleBlog()
const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const headersOf = (call: unknown[] | undefined) =>
  (call?.[2] as { headers: Record<string, string> } | undefined)?.headers
const keyOf = (call: unknown[] | undefined) => headersOf(call)?.['Idempotency-Key']

async function open(url = `/blogs?id=${blog.id}`) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, blog))
  const view = renderRemote(manifest, url)
  await screen.findByRole('form', { name: 'Blog' })
  await view.user.type(field('Name'), ' and back')
  return view
}

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

test('BO-05 FT-13 a save whose response is lost is retried with the same key', async () => {
  const { user } = await open()
  const lost = new ApiError('The service could not be reached.', undefined)
  const put = jest.spyOn(http, 'put').mockRejectedValueOnce(lost).mockResolvedValue({ data: blog })
  await publish(user)
  expect(await screen.findByText(/We are not sure whether this was saved. Checking/)).toBeVisible()
  expect(await screen.findByText(/is on the site/)).toBeVisible()
  expect(put).toHaveBeenCalledTimes(2)
  expect(keyOf(put.mock.calls[0])).toMatch(/^[\da-f]{32}$/)
  expect(keyOf(put.mock.calls[1])).toBe(keyOf(put.mock.calls[0]))
})

nightlyTest('BO-05 FT-13 a changed text gets a new key', async () => {
  const { user } = await open()
  const put = jest.spyOn(http, 'put').mockRejectedValue(sampleError(500, 'INTERNAL'))
  await publish(user)
  await screen.findByRole('alert')
  await publish(user)
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  await user.type(field('Name'), '!')
  await publish(user)
  await waitFor(() => expect(put).toHaveBeenCalledTimes(3))
  expect(keyOf(put.mock.calls[1])).toBe(keyOf(put.mock.calls[0]))
  expect(keyOf(put.mock.calls[2])).not.toBe(keyOf(put.mock.calls[0]))
})

describe('BO-05 FT-13 a new record whose save gets no response', () => {
  async function saveWithoutResponse() {
    const { user, unmount } = await open('/blogs')
    const post = jest.spyOn(http, 'post').mockReturnValue(new Promise(() => undefined))
    await user.click(button('Save draft'))
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    unmount()
    const { user: again } = await open('/blogs')
    expect(await screen.findByText(/This blog may already be saved.*It will not be added twice/)).toBeVisible()
    expect(screen.queryByText(/is not saved yet/)).toBeNull()
    return { user: again, post }
  }

  test('after a reload, saving again sends the key of the lost save', async () => {
    const { user, post } = await saveWithoutResponse()
    post.mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })
    await user.click(button('Save draft'))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(headersOf(post.mock.calls[1])?.['Earlier-Keys']).toBe(keyOf(post.mock.calls[0]))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tk:'))).toEqual([])
  })

  test('after a reload, a changed text updates the record that was stored', async () => {
    const { user, post } = await saveWithoutResponse()
    const stored = sampleBlog({ id: 'b7', version: 1, status: 'DRAFT' })
    post.mockRejectedValue(sampleError(409, 'ALREADY_SAVED', { current: stored }))
    await user.click(button('Save draft'))
    expect(await screen.findByText('This blog was already saved')).toBeVisible()
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: stored })
    await user.click(button('Save draft'))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(put.mock.lastCall?.[1]).toMatchObject({ id: 'b7', version: 1 })
  })

  test('after many lost saves, the next one sends as many keys as the service accepts', async () => {
    const { user } = await open('/blogs')
    const post = jest.spyOn(http, 'post').mockRejectedValue(sampleError(500, 'INTERNAL_ERROR'))
    for (let saves = 1; saves <= MAX_EARLIER_KEYS + 2; saves++) {
      fireEvent.change(field('Name'), { target: { value: `Lost ${saves}` } })
      await user.click(button('Save draft'))
      await waitFor(() => expect(new Set(post.mock.calls.map(keyOf)).size).toBe(saves))
      await waitFor(() => expect(button('Save draft')).toBeEnabled())
    }
    expect(headersOf(post.mock.lastCall)?.['Earlier-Keys']?.split(', ')).toHaveLength(MAX_EARLIER_KEYS)
  })

  test('after a rejection, the next save sends no earlier key', async () => {
    const { user } = await open('/blogs')
    const post = jest.spyOn(http, 'post').mockRejectedValue(sampleError(422, 'VALIDATION_FAILED'))
    await user.click(button('Save draft'))
    await screen.findByRole('alert')
    await user.type(field('Name'), '!')
    await user.click(button('Save draft'))
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
    expect(headersOf(post.mock.calls[1])).not.toHaveProperty('Earlier-Keys')
  })
})

nightlyTest(
  'BO-05 FT-14 after too many requests, the page counts down the wait, and the save can be retried',
  async () => {
    const { user } = await open()
    const busy = new ApiError('Please wait.', 429, sampleError(429, 'RATE_LIMITED').problem, { retryAfter: 1 })
    const put = jest.spyOn(http, 'put').mockRejectedValueOnce(busy).mockResolvedValue({ data: blog })
    await publish(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Please wait 1 second/)
    expect(button('Save again in 1 s')).toHaveAttribute('aria-disabled', 'true')
    expect(field('Name')).toHaveValue(`${blog.blogName} and back`)
    await user.click(await screen.findByRole('button', { name: 'Save again' }))
    expect(await screen.findByText(/is on the site/)).toBeVisible()
    expect(put).toHaveBeenCalledTimes(2)
  },
)

test('BO-05 FT-24 a revoked role is reported, and the text can be copied and downloaded', async () => {
  const { user } = await open()
  const copied = jest.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
  URL.createObjectURL = jest.fn(() => 'blob:text')
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  jest.spyOn(http, 'put').mockRejectedValue(sampleError(403, 'FORBIDDEN'))
  await publish(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('You no longer have access')
  await user.click(button('Copy my text'))
  expect(copied).toHaveBeenCalledWith(expect.stringContaining(`Name\n${blog.blogName} and back\n`))
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('Text\nThe batch ran at night.'))
  await user.click(button('Download my text'))
  expect(names).toEqual(['blog.html'])
  expect(field('Name')).toHaveValue(`${blog.blogName} and back`)
})

test('BO-05 FT-33 FT-34 a notice is shown while the device is offline; a save fails visibly and keeps the text', async () => {
  const { user } = await open()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(await screen.findByText('You are offline')).toBeVisible()
  const put = jest.spyOn(http, 'put').mockRejectedValue(new ApiError('The service could not be reached.', undefined))
  await publish(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('The blog was not saved: you are offline')
  expect(put).toHaveBeenCalledTimes(1)
  expect(field('Name')).toHaveValue(`${blog.blogName} and back`)
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/you are offline/i)).toBeNull())
  expect(screen.getByRole('alert')).toHaveTextContent('The blog is not saved yet')
  put.mockResolvedValue({ data: blog })
  await user.click(button('Save again'))
  expect(await screen.findByText(/is on the site/)).toBeVisible()
})

test('FT-34 a page that could not be loaded retries automatically once the device is online again', async () => {
  const get = jest.spyOn(http, 'get').mockRejectedValue(new ApiError('The service could not be reached.', undefined))
  renderRemote(manifest, '/blogs')
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  get.mockImplementation(async (address) => sampleResponse(address, blog))
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('form', { name: 'Blog' })).toBeVisible()
})
