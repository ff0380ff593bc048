import { isDeepStrictEqual } from 'node:util'
import { screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { mockGet, serviceError, sampleBlog, sampleNews, unreachable } from '../../testing/service'

const BLOG = '/public/user/blogs'

test('RT-01 an article shows its picture, who wrote it and when, and its text', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  const { container } = renderRemote(manifest, '/blog/article-1')

  expect(await screen.findByRole('heading', { level: 1, name: 'Article 1' })).toBeInTheDocument()
  expect(screen.getByText('What article 1 is about.')).toBeInTheDocument()
  expect(screen.getByText('Ngozi Halvorsen')).toBeInTheDocument()
  expect(screen.getByText('9 March 2026')).toHaveAttribute('datetime', '2026-03-09T23:30:00Z')
  expect(screen.getByText(/4 min read/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByText('Opening words.')).toBeInTheDocument()
  await expectAccessible(container)
})

test('every picture has a size, so that the layout does not shift when it loads', async () => {
  mockGet({ [BLOG]: sampleBlog(1, { related: [sampleBlog(2)] }) })
  renderRemote(manifest, '/blog/article-1')
  await screen.findByRole('heading', { level: 1 })
  for (const picture of screen.getAllByRole('img')) {
    expect(picture).toHaveAttribute('width')
    expect(picture).toHaveAttribute('height')
  }
})

test('the table of contents links to every section of the text', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  const { user, router } = renderRemote(manifest, '/blog/article-1')
  const heading = await screen.findByRole('heading', { name: 'Second part' })
  const entry = screen.getByText('Second part', { selector: 'a' })
  expect(entry).toHaveAttribute('href', `/blog/article-1#${heading.id}`)

  await user.click(entry)
  expect(router.state.location).toMatchObject({ hash: `#${heading.id}`, state: { samePage: true } })
})

test('share links contain the encoded absolute address of the page and open in a new tab', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  renderRemote(manifest, '/blog/article-1?utm_source=x')
  const address = encodeURIComponent(`${location.origin}/blog/article-1`)
  for (const network of ['LinkedIn', 'Facebook', 'X']) {
    const link = await screen.findByRole('link', { name: new RegExp(`^Share on ${network} `) })
    expect(link.getAttribute('href')).toMatch(new RegExp(`=${address}(&|$)`))
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('BO-05 a preview for people outside says that it is not public, and cannot be shared', async () => {
  mockGet({ [BLOG]: sampleBlog(1), '/public/user/blogs/review': unreachable })
  const { container } = renderRemote(manifest, '/blog/article-1?preview=review-token')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('region', { name: 'Preview: not public' })).toHaveTextContent(/^Preview: not publicThis is/)
  expect(screen.queryByRole('link', { name: /^Share on/ })).not.toBeInTheDocument()
  await expectAccessible(container)
})

test('BO-05 the preview next to a form has no notice above the page, nor share links', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  renderRemote(manifest, '/blog/article-1?preview=token')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Preview: not public' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Share on/ })).not.toBeInTheDocument()
})

test('an article links to its tags, to the previous and next article and to related articles', async () => {
  const [previous, next] = [sampleBlog(4), sampleBlog(5)]
  mockGet({ [BLOG]: sampleBlog(1, { previous, next, related: [sampleBlog(2)] }) })
  renderRemote(manifest, '/blog/article-1')

  expect(await screen.findByRole('link', { name: /Previous article/ })).toHaveAttribute('href', '/blog/article-4')
  expect(screen.getByRole('link', { name: /Next article/ })).toHaveAttribute('href', '/blog/article-5')
  expect(screen.getByRole('link', { name: 'Article 2' })).toHaveAttribute('href', '/blog/article-2')
  expect(screen.getByRole('link', { name: '#c & c' })).toHaveAttribute('href', '/resources/blogs?tag=c+%26+c')
})

test('an article without picture, author, category, tags and text is still readable', async () => {
  const bare = { url: null, author: null, category: null, tags: [], content: '' }
  mockGet({ [BLOG]: sampleBlog(1, bare) })
  const { container } = renderRemote(manifest, '/blog/article-1')
  expect(await screen.findByText('What article 1 is about.')).toBeInTheDocument()
  expect(screen.queryByText('On this page')).not.toBeInTheDocument()
  await expectAccessible(container)
})

test('RT-07 another article replaces the previous one', async () => {
  mockGet({ [BLOG]: sampleBlog(1) }).mockImplementation((path, config) => {
    const number = isDeepStrictEqual(config?.params, { name: 'article-2' }) ? 2 : 1
    return Promise.resolve({ data: path === BLOG ? sampleBlog(number, { next: sampleBlog(2) }) : [] })
  })
  const { user } = renderRemote(manifest, '/blog/article-1')
  await user.click(await screen.findByRole('link', { name: /Next article/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 2' })).toBeInTheDocument()
})

test('an unknown article shows a message at its address, with a link to the list', async () => {
  mockGet({ [BLOG]: serviceError(404, 'NOT_FOUND') })
  const { container, router } = renderRemote(manifest, '/blog/no-such-article')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no article at this address')
  expect(screen.getByRole('link', { name: 'See all insights' })).toHaveAttribute('href', '/resources/blogs')
  expect(router.state.location.pathname).toBe('/blog/no-such-article')
  await expectAccessible(container)
})

test('while the service is unreachable, loading the article can be retried in place', async () => {
  mockGet({ [BLOG]: unreachable })
  const { user } = renderRemote(manifest, '/blog/article-1')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('cannot be shown right now')

  mockGet({ [BLOG]: sampleBlog(1) })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 1' })).toBeInTheDocument()
})

test('the author of an article links to their other articles', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  renderRemote(manifest, '/blog/article-1')
  expect(await screen.findByRole('link', { name: 'Ngozi Halvorsen' })).toHaveAttribute(
    'href',
    '/resources/blogs?author=a1',
  )
})

test('RT-01 a news item shows its date, its text and links to other news', async () => {
  const news = sampleNews(1, { previous: { title: 'News 4', slug: 'news-4' }, related: [sampleNews(2)] })
  mockGet({ '/public/user/newsRoom': news })
  const { container } = renderRemote(manifest, '/newsroom/news-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'News 1' })).toBeInTheDocument()
  expect(screen.getAllByText('9 March 2026')[0]).toHaveAttribute('datetime', '2026-03-09')
  expect(screen.getByText('What happened.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Previous news item/ })).toHaveAttribute('href', '/newsroom/news-4')
  expect(screen.getByRole('link', { name: 'News 2' })).toHaveAttribute('href', '/newsroom/news-2')
  await expectAccessible(container)
})

test('an unknown news item shows a message at its address', async () => {
  mockGet({ '/public/user/newsRoom': serviceError(404, 'NOT_FOUND') })
  renderRemote(manifest, '/newsroom/none')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no news item at this address')
  expect(screen.getByRole('link', { name: 'See all news' })).toHaveAttribute('href', '/resources/newsroom')
})
