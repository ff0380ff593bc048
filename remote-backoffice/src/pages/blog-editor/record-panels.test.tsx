import { act, screen, waitFor } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleResponse } from '../../testing/sample-responses'
import { sampleBlog } from '../../testing/sample-blogs'
import { revealField } from '../../kit/forms/focus-field'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const blog = sampleBlog({ version: 4 })
const older = {
  version: 3,
  at: '2026-03-01T08:30:00.000Z',
  by: { id: 'u2', name: 'Jonas' },
  name: 'x',
  status: 'DRAFT',
}
const revisions = [{ ...older, version: 4 }, older]
const content =
  '<h2>By day</h2><p>The <strong>batch</strong> ran <a href="https://example.org/day">by day.</a></p>' +
  '<figure><img src="/api/public/user/media/m1?v=1" alt="A clock"></figure>'
const fields = { blogName: blog.blogName, content }
const table = (attributes: string) => `${content}<table><tbody><tr><td${attributes}>21</td></tr></tbody></table>`
const list = (attributes: string) => `${content}<ol${attributes}><li><p>Last</p></li></ol>`

beforeAll(() =>
  Promise.all([import('./BlogEditorPage'), import('./blog-editor-loader'), import('../../layout/StaffFrame')]),
)

async function open(stored: string = blog.content, earlier: object = fields) {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url.endsWith('/revisions')) return { data: revisions }
    if (url.endsWith('/revisions/3')) return { data: { ...older, fields: earlier } }
    return sampleResponse(url, { ...blog, content: stored })
  })
  const view = renderRemote(manifest, `/blogs?id=${blog.id}`)
  await screen.findByRole('form', { name: 'Blog' })
  return view
}

test('BO-05 a version shows word by word what it would change, and can be restored', async () => {
  const { user, container } = await open()
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: blog })
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /Version 3, by Jonas/ }))
  const difference = (await screen.findByText('text', { selector: 'dt' })).parentElement as HTMLElement
  const textOf = (tag: string) => [...difference.querySelectorAll(tag)].map(({ textContent }) => textContent)
  expect(textOf('del')).toEqual(['removed: batch ', 'removed: at night.'])
  expect(textOf('ins')).toEqual([
    'added (Heading 2): By day',
    'added (bold): batch ',
    'added: by day.(https://example.org/day) ',
    'added (Picture):  Picture: A clock ',
  ])
  expect(difference.querySelector('ins strong')).toHaveTextContent('batch')
  expect(difference.querySelector('ins img')).toHaveAttribute('src', '/api/public/user/media/m1?v=1&w=320&f=webp')
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Restore version 3' }))
  await waitFor(() => expect(post.mock.lastCall?.[0]).toBe(`/blogs/${blog.id}/revisions/3/restore`))
})

test.each([
  ['bold', content.replace(/<\/?strong>/g, ''), ['added (bold): batch ']],
  ['a heading', content.replace(/h2>/g, 'p>'), ['added (Heading 2): By day']],
  ['superscript', content.replace('batch', '<sup>batch</sup>'), ['added (bold): batch']],
  ['a link', content.replace('/day', '/night'), ['added: by day.(https://example.org/day) ']],
  ['a picture', content.replace('m1', 'm2'), ['added:  Picture: A clock ']],
  ['a merged cell', table(''), ['added:  (2 columns, 3 rows) | '], table(' colspan="2" rowspan="3"')],
  ['the number of a list', list(''), ['added: 4. '], list(' start="4"')],
])(
  'BO-05 a version that differs only in %s is not reported as the same',
  async (_difference, stored, added, earlier = content) => {
    const { user } = await open(stored, { ...fields, content: earlier })
    await user.click(screen.getByRole('button', { name: 'Versions' }))
    await user.click(await screen.findByRole('button', { name: /Version 3, by Jonas/ }))
    const difference = (await screen.findByText('text', { selector: 'dt' })).parentElement as HTMLElement
    expect([...difference.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(added)
    expect(screen.queryByText('This version is the same as the current record.')).toBeNull()
  },
)

nightlyTest('BO-05 restoring a version over unsaved text asks first and sends nothing before', async () => {
  const { user } = await open()
  const post = jest.spyOn(http, 'post').mockImplementation(async (url) => {
    if (!url.endsWith('/restore')) throw new Error(`unexpected ${url}`)
    return { data: blog }
  })
  const summary = screen.getByRole('textbox', { name: 'Summary' })
  await user.type(summary, ' And more.')
  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /Version 3, by Jonas/ }))
  await user.click(screen.getByRole('button', { name: 'Restore version 3' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(post).not.toHaveBeenCalled()
  expect(summary).toHaveValue(`${blog.description} And more.`)

  await user.click(screen.getByRole('button', { name: 'Restore version 3' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tk:blog'))).toEqual([])
})

nightlyTest(
  'BO-01 the preview and the settings take turns beside the text, and a field in the settings opens them',
  async () => {
    const { user } = await open()
    const preview = () => screen.getByRole('button', { name: 'Preview' })
    const settings = () => screen.getByRole('button', { name: 'Settings' })
    const areOpen = () => [preview(), settings()].map((button) => button.getAttribute('aria-expanded'))
    jest.spyOn(http, 'post').mockResolvedValue({ data: { url: '/blog/x?preview=signed', expiresAt: '' } })
    expect(areOpen()).toEqual(['false', 'true'])
    await user.click(preview())
    expect(areOpen()).toEqual(['true', 'false'])
    expect(screen.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await user.click(settings())
    expect(areOpen()).toEqual(['false', 'true'])
    await user.click(preview())
    await user.click(preview())
    expect(areOpen()).toEqual(['false', 'true'])
    await user.click(preview())
    expect(localStorage.getItem('tk:preview-panel')).toBe('true')
    act(() => revealField('metaTitle'))
    expect(areOpen()).toEqual(['false', 'true'])
  },
)
