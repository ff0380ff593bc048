import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleResponse } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import { publish } from '../../testing/publish'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const live = sampleBlog()
const draft = { at: '2026-03-05T09:00:00.000Z', by: { id: 'u2', name: 'Jonas' }, fields: ['description'] }
const drafted = sampleBlog({ version: 4, description: 'Drafted.', draft })

async function open(stored = live, url = `/blogs?id=${live.id}`) {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (address) => {
    if (address === `/blogs/${live.id}/draft`) return { data: drafted }
    return sampleResponse(address, stored)
  })
  const view = renderRemote(manifest, url)
  await screen.findByRole('form', { name: 'Blog' })
  return view
}

const summary = () => screen.getByRole('textbox', { name: 'Summary' })
const button = (name: string) => screen.getByRole('button', { name })
const saveByKey = (modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey') =>
  fireEvent.keyDown(summary(), { key: 's', [modifier]: true })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([import('./BlogEditorPage'), import('./blog-editor-loader'), import('../../layout/StaffFrame')]),
)

test.each(['ctrlKey', 'metaKey'] as const)(
  'BO-05 %s and S save the draft of a published blog in place, without its status',
  async (modifier) => {
    const { user, router, container } = await open()
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: drafted })
    await user.clear(summary())
    await user.type(summary(), 'Drafted.')
    expect(saveByKey(modifier)).toBe(false)
    expect(await screen.findByText(/^Saved at \d\d:\d\d\.$/)).toBeVisible()
    expect(put.mock.lastCall?.[0]).toBe(`/blogs/${live.id}/draft`)
    expect(put.mock.lastCall?.[1]).toMatchObject({ id: live.id, version: 3, description: 'Drafted.' })
    for (const name of ['status', 'statusSeen', 'scheduledAt']) expect(put.mock.lastCall?.[1]).not.toHaveProperty(name)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.pathname).toBe('/blogs')
    expect(screen.getByText('This item has unpublished changes')).toBeVisible()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tk:blog'))).toEqual([])
    await expectAccessible(container)
  },
)

test('BO-05 the form of a draft in a scheduled bundle names the bundle and its time', async () => {
  const bundle = { id: 'b1', name: 'Spring campaign', goesLiveAt: '2026-05-04T08:00:00.000Z' }
  await open(sampleBlog({ status: 'DRAFT', bundle }))
  const link = screen.getByRole('link', { name: '“Spring campaign”' })
  expect(link).toHaveAttribute('href', '/dashboard?tab=bundles&bundle=b1')
  expect(link.parentElement).toHaveTextContent(/^Goes live with “Spring campaign” on 4 May 2026/)
})

test('BO-05 a blog with a draft opens with it, and publishing applies it', async () => {
  const { user } = await open({ ...live, version: 4, draft })
  expect(summary()).toHaveValue('Drafted.')
  expect(screen.getByText(/Last saved on .* by Jonas\./)).toBeVisible()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: { ...drafted, version: 5, draft: null } })
  await publish(user)
  expect(await screen.findByText(/is on the site/)).toBeVisible()
  expect(put.mock.lastCall?.[0]).toBe(`/blogs/${live.id}/draft/publish`)
  expect(put.mock.lastCall?.[1]).toMatchObject({ version: 4, status: 'PUBLISHED', description: 'Drafted.' })
})

nightlyTest('BO-05 the draft is compared with the site, and discarded after a confirmation', async () => {
  const { user } = await open({ ...live, version: 4, draft })
  await user.click(button('Compare with the site'))
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Drafted.'))
  // Neither version has a picture.
  expect(document.querySelectorAll('ins')).toHaveLength(1)
  const remove = jest.spyOn(http, 'delete').mockResolvedValue({ data: live })
  await user.click(button('Discard changes'))
  await user.click(await screen.findByRole('button', { name: 'Keep changes' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(button('Discard changes'))
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, { ...live, version: 5 }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(summary()).toHaveValue(live.description))
  expect(remove).toHaveBeenCalledWith(`/blogs/${live.id}/draft`, { params: { version: 4 } })
  expect(screen.queryByText('This item has unpublished changes')).toBeNull()
})

test('BO-05 what is typed while a draft is being saved stays, and counts as unsaved', async () => {
  const { user } = await open()
  let respond: (response: object) => void = () => undefined
  jest.spyOn(http, 'put').mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await user.clear(summary())
  await user.type(summary(), 'Drafted.')
  saveByKey()
  await waitFor(() => expect(http.put).toHaveBeenCalled())
  expect(summary()).toBeEnabled()
  await user.type(summary(), ' And more.')
  await act(async () => respond({ data: drafted }))
  expect(await screen.findByText('This item has unpublished changes')).toBeVisible()
  expect(summary()).toHaveValue('Drafted. And more.')
  expect(screen.queryByText(/^Saved at/)).toBeNull()
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: { ...drafted, version: 5 } })
  saveByKey()
  await waitFor(() => expect(put.mock.lastCall?.[1]).toMatchObject({ version: 4, description: 'Drafted. And more.' }))
})

test('BO-05 what is typed right after an update, while the page reloads the record, stays', async () => {
  const { user } = await open()
  const updated = sampleBlog({ version: 4 })
  jest.spyOn(http, 'put').mockResolvedValue({ data: updated })
  await publish(user)
  let reload: (response: unknown) => void = () => undefined
  const reloading = new Promise((resolve) => (reload = resolve))
  const get = jest.spyOn(http, 'get').mockImplementation(async (address) => {
    await reloading
    return sampleResponse(address, updated)
  })
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(get).toHaveBeenCalled())
  await user.type(summary(), ' And more.')
  await act(async () => reload(undefined))
  expect(summary()).toHaveValue(`${live.description} And more.`)
})

test('BO-05 a new blog is saved in place as a draft, under its address', async () => {
  const { user, router } = await open(sampleBlog({ status: 'DRAFT' }), '/blogs')
  const added = sampleBlog({ status: 'DRAFT', version: 1, blogName: 'By key' })
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: added })
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'By key')
  saveByKey()
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
  expect(post.mock.lastCall?.[1]).toMatchObject({ blogName: 'By key', status: 'DRAFT' })
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${added.id}`))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('BO-05 what is typed while a new blog is being saved is kept with the blog, not with the empty form', async () => {
  const { user, router } = await open(sampleBlog({ status: 'DRAFT' }), '/blogs')
  let respond: (response: object) => void = () => undefined
  jest.spyOn(http, 'post').mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'By key')
  saveByKey()
  await waitFor(() => expect(http.post).toHaveBeenCalled())
  await user.type(name, ' and on')
  await act(async () => respond({ data: sampleBlog({ status: 'DRAFT', version: 1, blogName: 'By key' }) }))
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${live.id}`))
  const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('tk:blog'))
  await waitFor(() => expect(copies()).toEqual([expect.stringContaining(live.id)]))
  expect(name).toHaveValue('By key and on')
})

test('BO-05 a draft that someone has saved since is what a conflict shows', async () => {
  const { user } = await open()
  const problem = { code: 'VERSION_CONFLICT', current: { ...live, version: 4, draft } }
  jest.spyOn(http, 'put').mockRejectedValue(new ApiError('Changed.', 409, problem as never))
  await publish(user)
  expect(await screen.findByText(/Jonas saved version 4/)).toBeVisible()
  await user.click(button('Compare'))
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('Drafted.'))
})
