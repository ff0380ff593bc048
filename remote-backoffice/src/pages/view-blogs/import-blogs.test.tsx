import { screen, within } from '@testing-library/react'
import type { ContentImport, ImportArticle } from '@tekskills/shared/contracts/http/imports'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../../manifest'
import { samplePage } from '../../testing/sample-blogs'
import { sampleError } from '../../testing/sample-responses'

const article = (fields: Partial<ImportArticle>): ImportArticle => ({
  position: 0,
  origin: 'posts/first.md',
  title: 'First',
  slug: 'first',
  takenSlug: null,
  description: '',
  date: null,
  words: 200,
  tags: [],
  author: { name: 'Ann', id: null },
  category: null,
  pictures: 0,
  remotePictures: [],
  oldPaths: [],
  notes: [],
  imported: null,
  ...fields,
})

const report: ContentImport = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'posts.zip',
  format: 'ARCHIVE',
  expiresAt: '2026-03-03T08:30:00.000Z',
  leftOut: ['2 pages'],
  articles: [
    article({ oldPaths: [{ path: '/old/first', problem: null }] }),
    article({ position: 1, title: 'Second', slug: 'second', author: { name: 'Ben', id: 'a2' } }),
    article({ position: 2, title: 'Third', imported: { id: 'b3', name: 'Third', isInTrash: false } }),
    article({ position: 3, title: 'Fourth', notes: [{ kind: 'BLOCKED', text: 'The file is not UTF-8 text.' }] }),
  ],
}

const authors = samplePage([
  { id: 'a1', authorName: 'Ann Smith', status: 'ACTIVE' },
  { id: 'a2', authorName: 'Ben', status: 'ACTIVE' },
])

function open(address: string) {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url.startsWith('/imports/')) return { data: report }
    return { data: url.startsWith('/author') ? authors : samplePage([]) }
  })
  return renderRemote(manifest, address)
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name)

beforeAll(() =>
  Promise.all([import('./ViewBlogsPage'), import('./view-blogs-loader'), import('../../layout/StaffFrame')]),
)

nightlyTest('BO-01 files are checked before they are sent', async () => {
  const post = jest.spyOn(http, 'post')
  const { user, container } = open('/viewblogs?view=import')
  await screen.findByRole('heading', { level: 1, name: 'Import blogs' })
  await expectAccessible(container)
  const input = screen.getByLabelText(/^Markdown files/)
  await user.click(screen.getByRole('button', { name: 'Check files' }))
  expect(input).toHaveAccessibleDescription(/Choose a file\./)
  expect(input).toHaveFocus()
  await user.upload(input, [file('a.md'), file('b.md', 21 * 1024 * 1024)])
  expect(input).toHaveAccessibleDescription(/at most 20 MB/)
  expect(post).not.toHaveBeenCalled()

  await user.upload(input, [file('a.md'), file('b.xml')])
  expect(input).toHaveAccessibleDescription(/Upload “b\.xml” on its own/)
  await user.upload(input, [file('a.md'), file('a.png')])
  expect(input).not.toHaveAccessibleDescription(/on its own/)
  expect(screen.getByText('2 files')).toBeVisible()
})

nightlyTest(
  'BO-01 the report offers the choices, selects what is new, and imports one article after the other',
  async () => {
    const { user, container } = open(`/viewblogs?view=import&import=${report.id}`)
    const list = within(await screen.findByRole('list', { name: 'Articles' }))
    await expectAccessible(container)
    expect(list.getByRole('checkbox', { name: 'First' })).toBeChecked()
    expect(list.getByRole('checkbox', { name: 'Third' })).not.toBeChecked()
    expect(list.getByRole('checkbox', { name: 'Fourth' })).toBeDisabled()
    expect(list.getByText('The file is not UTF-8 text.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Ben' })).toHaveValue('a2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ann' }), 'Ann Smith')
    await user.click(screen.getByRole('checkbox', { name: /redirect/ }))
    await user.click(list.getByRole('checkbox', { name: 'Third' }))

    const done = { data: { id: 'b1', name: 'First', slug: 'first', redirects: 0, notes: [] } }
    const post = jest
      .spyOn(http, 'post')
      .mockResolvedValueOnce(done)
      .mockRejectedValueOnce(sampleError(409, 'SLUG_TAKEN'))
      .mockResolvedValueOnce(done)
    await user.click(screen.getByRole('button', { name: 'Import 3 drafts' }))
    expect(await screen.findByText('2 drafts imported, 1 article failed.')).toBeVisible()
    expect(post.mock.calls.map(([url, choices]) => [url, choices])).toEqual([
      [`/imports/${report.id}/articles/0`, { authorId: 'a1', categoryId: null, withRedirects: false, again: false }],
      [`/imports/${report.id}/articles/1`, { authorId: 'a2', categoryId: null, withRedirects: false, again: false }],
      [`/imports/${report.id}/articles/2`, { authorId: 'a1', categoryId: null, withRedirects: false, again: true }],
    ])
    expect(list.getAllByRole('link', { name: 'First' })[0]).toHaveAttribute('href', '/blogs?id=b1')
    expect(screen.getByRole('button', { name: 'Import 1 draft' })).toBeEnabled()
    await expectAccessible(container)
  },
)

test('BO-01 a file that is no longer kept can be uploaded again', async () => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  jest.spyOn(http, 'get').mockImplementation(async (url) => {
    if (url.startsWith('/imports/')) throw sampleError(404, 'NOT_FOUND')
    return { data: samplePage([]) }
  })
  renderRemote(manifest, `/viewblogs?view=import&import=${report.id}`)
  expect(await screen.findByText('This file is no longer available')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check files' })).toBeEnabled()
})
