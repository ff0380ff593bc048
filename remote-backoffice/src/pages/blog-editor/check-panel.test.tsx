import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { openPublishPanel, publish } from '../../testing/publish'
import { manifest } from '../../manifest'
import { sampleBlog } from '../../testing/sample-blogs'
import { sampleResponse } from '../../testing/sample-responses'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

beforeAll(() => Promise.all([import('./BlogEditorPage'), import('../../kit/content-check/check-engine')]))
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

async function open(blog = sampleBlog()) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, blog))
  const view = renderRemote(manifest, '/blogs?id=b1')
  const panel = within(await screen.findByRole('region', { name: 'Check' }))
  return { ...view, panel, opener: panel.getByRole('button', { expanded: false }) }
}

test('a finding appears while the user types, leads to its field, and disappears once it is fixed', async () => {
  const { user, panel, opener, container } = await open()
  await user.click(opener)
  const summary = screen.getByRole('textbox', { name: /Summary/ })
  await user.clear(summary)
  const missing = await panel.findByRole('button', { name: /There is no summary/ })
  expect(opener).toHaveTextContent('1 error')
  await expectAccessible(container)
  await user.click(missing)
  expect(summary).toHaveFocus()
  await user.type(summary, 'What a queue is for.')
  await waitFor(() => expect(panel.queryByRole('button', { name: /There is no summary/ })).toBeNull())
})

test('BO-05 what a new blog lacks is demanded by the checklist for publishing, not by the panel', async () => {
  jest.spyOn(http, 'get').mockImplementation(async (address) => sampleResponse(address, sampleBlog()))
  const { user } = renderRemote(manifest, '/blogs')
  const panel = within(await screen.findByRole('region', { name: 'Check' }))
  const opener = panel.getByRole('button', { expanded: false })
  await waitFor(() => expect(opener).toHaveTextContent('Nothing found'))
  const publishing = within(await openPublishPanel(user))
  const list = within(publishing.getByRole('region', { name: 'Checklist' }))
  expect(await list.findByRole('button', { name: /There is no summary/ })).toBeVisible()
  expect(list.getByRole('button', { name: /There is no main picture/ })).toBeVisible()
})

nightlyTest('a finding in the text selects its words in the editor', async () => {
  const { user, panel, opener } = await open(
    sampleBlog({ content: '<p>First.</p><p>See <a href="https://www.example.com/">here</a> for more.</p>' }),
  )
  await user.click(opener)
  await user.click(await panel.findByRole('button', { name: /link text “here”/ }))
  expect(screen.getByRole('textbox', { name: /Text/ })).toHaveFocus()
  expect(document.getSelection()?.toString()).toBe('here')
})

nightlyTest('links are judged by what the service knows, and the panel says so when it does not respond', async () => {
  const content = '<p>See <a href="/blog/in-the-drawer">our plan</a>.</p>'
  const facts = { address: '/blog/in-the-drawer', state: 'NOT_PUBLIC', anchors: null, bytes: null }
  const post = jest.spyOn(http, 'post').mockRejectedValueOnce(new Error('offline'))
  post.mockResolvedValue({ data: { addresses: [facts] } })
  const { user, panel, opener } = await open(sampleBlog({ content }))
  await user.click(opener)
  expect(await panel.findByText(/not checked at the moment/)).toBeVisible()
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Queues' } })
  expect(await panel.findByRole('button', { name: /a page that is not published/ })).toBeVisible()
  expect(panel.queryByText(/not checked at the moment/)).toBeNull()
  expect(post).toHaveBeenCalledWith(
    '/contentCheck/addresses',
    { addresses: expect.arrayContaining([facts.address]) },
    expect.anything(),
  )
})

nightlyTest(
  'BO-05 the panel lists the findings with links, and publishes despite them; a draft is saved without asking',
  async () => {
    const { user, opener } = await open(sampleBlog({ content: '<p>lorem ipsum dolor sit amet</p>' }))
    await waitFor(() => expect(opener).toHaveTextContent('1 error'))
    const put = jest.spyOn(http, 'put').mockResolvedValue({ data: sampleBlog({ version: 4 }) })
    const panel = within(await openPublishPanel(user))
    const list = within(panel.getByRole('region', { name: 'Checklist' }))
    await user.click(list.getByRole('button', { name: /placeholder text/ }))
    expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus()
    expect(put).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
    await publish(user, 'Update anyway')
    expect(await screen.findByText(/is on the site/)).toBeVisible()
  },
)

test('a published item links to its page on the site', async () => {
  await open(sampleBlog({ slug: 'notes-on-queues' }))
  const link = screen.getByRole('link', { name: 'View on site (opens in a new tab)' })
  expect(link).toHaveAttribute('href', '/blog/notes-on-queues')
})

nightlyTest('counts are announced once they settle, not at every keystroke', async () => {
  const { user, opener } = await open()
  await waitFor(() => expect(opener).not.toHaveTextContent('Checking'))
  expect(useChromeStore.getState().announcement).not.toMatch(/^Check:/)
  const announced: string[] = []
  const stop = useChromeStore.subscribe(({ announcement }) => announced.push(announcement))
  const summary = screen.getByRole('textbox', { name: /Summary/ })
  await user.clear(summary)
  await user.type(summary, 'TODO the the')
  await waitFor(() => expect(announced.filter((each) => each.startsWith('Check:'))).toHaveLength(1), { timeout: 5000 })
  act(stop)
})
