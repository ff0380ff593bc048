import { screen, waitFor } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { sampleBlog, samplePage } from '../../testing/sample-blogs'
import { sampleCaseStudy, sampleNews } from '../../testing/sample-records'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const picture = '0190a000-0000-7000-8000-0000000000aa'
const card = '0190a000-0000-7000-8000-0000000000bb'
const draft = { at: '2026-03-05T09:00:00.000Z', by: null, fields: ['description'] }
const shared = {
  scheduledAt: '2099-01-01T08:00:00.000Z',
  canonicalLink: 'https://example.com/first',
  metaTitle: 'Found',
}
const blog = sampleBlog({
  ...shared,
  url: '/api/public/user/blogs/download/b?v=1',
  imageMedia: picture,
  featured: true,
})
const study = sampleCaseStudy({ ...shared, bannerImageMedia: picture, webpUrl: '/s', caseStudyFileName: 'figures.pdf' })
const news = sampleNews({ ...shared, imageMedia: picture, templateImageMedia: card, newsDate: '2026-03-02' })

/** Answers every request for a record with `stored`, and its draft with `newest`. */
function mockService(stored: object, newest: object = stored) {
  jest.spyOn(http, 'get').mockImplementation(async (address) => {
    if (/get-all/.test(address)) return { data: samplePage(/Category|Authors/.test(address) ? [] : [stored]) }
    return { data: address.endsWith('/draft') ? newest : stored }
  })
}

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./BlogEditorPage'),
    import('./blog-editor-loader'),
    import('../case-study-editor/CaseStudyEditorPage'),
    import('../case-study-editor/case-study-editor-loader'),
    import('../news-editor/NewsEditorPage'),
    import('../news-editor/news-editor-loader'),
    import('../view-blogs/ViewBlogsPage'),
    import('../view-blogs/view-blogs-loader'),
    import('../../layout/StaffFrame'),
    import('../../features/command-palette/CommandPalette'),
  ]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test('BO-01 a blog is duplicated from its table: nothing is saved until the editor saves, as a new draft', async () => {
  mockService(blog)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: sampleBlog({ status: 'DRAFT' }) })
  const { user, container } = renderRemote(manifest, '/viewblogs')
  await user.click(await screen.findByRole('button', { name: `More actions for ${blog.blogName}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))

  expect(await screen.findByText(`A copy of “${blog.blogName}”. Not saved yet.`)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(blog.blogName)
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue(blog.description)
  expect(screen.getByText('The batch ran at night.')).toBeVisible()
  await expectAccessible(container)
  expect(post).not.toHaveBeenCalled()

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' again')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByText(/^Saved at/)
  expect(post.mock.lastCall?.[0]).toBe('/blogs')
  const sent = post.mock.lastCall?.[1]
  expect(sent).toMatchObject({
    blogName: `${blog.blogName} again`,
    content: blog.content,
    categoryId: 'c1',
    authorId: 'a1',
    tags: ['migration'],
    metaTitle: 'Found',
    imageMedia: picture,
    status: 'DRAFT',
    featured: false,
    canonicalLink: null,
  })
  for (const name of ['id', 'version', 'slug', 'scheduledAt', 'publishedAt', 'statusSeen'])
    expect((sent as Record<string, unknown>)[name] ?? null).toBeNull()
})

test('BO-01 an item in the trash cannot be duplicated', async () => {
  mockService(sampleBlog({ deletedAt: '2026-03-05T09:00:00.000Z' }))
  const { user } = renderRemote(manifest, '/viewblogs?type=TRASH')
  await user.click(await screen.findByRole('button', { name: `More actions for ${blog.blogName}` }))
  await screen.findByRole('menuitem', { name: 'Restore' })
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull()
})

test('BO-01 BO-05 a copy made in the edit screen has the newest saved text, and typed text is backed up', async () => {
  mockService({ ...blog, draft }, { ...blog, draft, description: 'As drafted.' })
  const edited = renderRemote(manifest, `/blogs?id=${blog.id}`)
  const duplicate = await screen.findByRole('link', { name: 'Duplicate' })
  expect(duplicate).toHaveAttribute('href', `/blogs?copy=${blog.id}`)
  edited.unmount()

  const { user, unmount } = renderRemote(manifest, `/blogs?copy=${blog.id}`)
  await screen.findByText(/^A copy of/)
  const summary = () => screen.getByRole('textbox', { name: 'Summary' })
  expect(summary()).toHaveValue('As drafted.')
  expect(screen.queryByText('This item has unpublished changes')).toBeNull()
  await user.type(summary(), ' Retyped.')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Retyped.'))
  unmount()

  renderRemote(manifest, `/blogs?copy=${blog.id}`)
  await waitFor(() => expect(summary()).toHaveValue('As drafted. Retyped.'))
})

test.each([
  [
    '/casestudy?copy=s1',
    'A copy of “Nine weekends”. Not saved yet. Choose its file again.',
    study,
    {
      caseStudyName: 'Nine weekends',
      aboutClient: '<p>A retailer.</p>',
      services: ['Cloud'],
      bannerImageMedia: picture,
    },
  ],
  [
    '/newsrooms?copy=n1',
    `A copy of “${news.title}”. Not saved yet.`,
    news,
    { title: news.title, content: news.content, imageMedia: picture, templateImageMedia: card, newsDate: null },
  ],
])('BO-01 %s starts with the text and the pictures of another item', async (url, intro, stored, expected) => {
  mockService(stored)
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { ...stored, status: 'DRAFT' } })
  const { user } = renderRemote(manifest, url)
  expect(await screen.findByText(intro)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.lastCall?.[1]).toMatchObject({ ...expected, status: 'DRAFT', metaTitle: 'Found' })
  for (const name of ['id', 'slug', 'caseStudyFile']) expect(post.mock.lastCall?.[1]).not.toHaveProperty(name)
})

test('BO-01 the add screen starts from another blog, which is searched by its text', async () => {
  mockService(blog)
  const { user, router } = renderRemote(manifest, '/blogs')
  await user.click(await screen.findByRole('button', { name: 'Start from…' }))
  await screen.findByRole('link', { name: blog.blogName })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'payroll')
  const wanted = ['/blogs/get-allblogs', expect.objectContaining({ params: { size: 8, q: 'payroll' } })]
  await waitFor(() => expect(jest.mocked(http.get).mock.lastCall).toEqual(wanted))
  await user.click(screen.getByRole('link', { name: blog.blogName }))
  await waitFor(() => expect(router.state.location.search).toBe(`?copy=${blog.id}`))
  expect(screen.queryByRole('dialog', { name: 'Start from another blog' })).toBeNull()
})

test('command palette: the blog that is open is duplicated', async () => {
  mockService(blog)
  const { user, router } = renderRemote(manifest, `/blogs?id=${blog.id}`)
  await screen.findByRole('form', { name: 'Blog' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Screen, action or title' })
  await user.type(field, 'dupl')
  await user.click(await screen.findByRole('option', { name: 'Duplicate this blog' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?copy=${blog.id}`))
})
