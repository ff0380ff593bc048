import { loaderArgs, mockGet, serviceError, sampleBlog, unreachable } from '../../testing/service'
import { loader } from './blog-loader'

const BLOG = '/public/user/blogs'
const load = (blogName: string) => loader(loaderArgs(`/blog/${blogName}?utm=x`, { blogName }))

test('MT-03 title, description and share image of an article are those of the fetched item', async () => {
  const blog = sampleBlog(1)
  const get = mockGet({ [BLOG]: blog })
  expect(await load('article-1')).toMatchObject({
    item: { title: 'Article 1', html: blog.content },
    pageUrl: 'https://tekskills.example/blog/article-1',
    meta: { ...blog.meta, imageAlt: blog.imageAlt, type: 'article' },
  })
  expect(get).toHaveBeenCalledWith(BLOG, expect.objectContaining({ params: { name: 'article-1' } }))
})

test.each([
  [404, 404],
  [410, 410],
  [400, 404],
])(
  'when the service responds with %d, the article page has status %d and is not indexed',
  async (serviceStatus, status) => {
    mockGet({ [BLOG]: serviceError(serviceStatus, 'NOT_FOUND') })
    expect(await load('nothing')).toMatchObject({
      data: { item: null, meta: { title: 'Article | Tekskills', robots: 'noindex, nofollow' } },
      init: { status },
    })
  },
)

test.each([
  ['an unreachable service', unreachable],
  ['a failing service', serviceError(500, 'INTERNAL')],
  ['a busy service', serviceError(429, 'RATE_LIMITED')],
])('MT-03 with %s the page has the metadata of its route and status 503', async (_, error) => {
  mockGet({ [BLOG]: error })
  const response = await load('article-1')
  expect(response).toMatchObject({
    data: { item: null, failed: true },
    init: { status: 503 },
  })
  expect(response).not.toHaveProperty('data.meta')
})

test('MT-06 the structured data of an article has the article and its breadcrumbs', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  expect(await load('article-1')).toMatchObject({
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: 'Article 1',
        url: 'https://tekskills.example/blog/article-1',
        image: ['https://tekskills.example/api/public/user/blogs/download/b1?v=1&w=1200'],
        datePublished: '2026-03-09T23:30:00Z',
        dateModified: '2026-03-10T08:00:00Z',
        author: { '@type': 'Person', name: 'Ngozi Halvorsen' },
        publisher: { '@type': 'Organization', name: 'Tekskills' },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Insights' }, { position: 3 }] },
    ],
  })
})

test('a previous slug of an article redirects permanently', async () => {
  mockGet({ [BLOG]: sampleBlog(1) })
  const response = (await load('an-earlier-name')) as Response
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/blog/article-1')
})

test('a preview is requested with its token, is not cached and not indexed', async () => {
  const get = mockGet({ [BLOG]: sampleBlog(1) })
  const args = loaderArgs('/blog/draft?preview=token', { blogName: 'draft' })
  expect(await loader(args)).toMatchObject({
    item: { title: 'Article 1' },
    meta: { title: 'Article 1 | Tekskills', robots: 'noindex, nofollow', isPreview: true },
    isShared: false,
    incomplete: true,
  })
  expect(get.mock.calls[0]?.[1]?.params).toEqual({ name: 'draft', preview: 'token' })
})
