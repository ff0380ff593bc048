import { loaderArgs, mockGet, refusal, sampleBlog, unreachable } from '../../testing/service'
import { loader } from './blog-loader'

const BLOG = '/public/user/blogs'
const load = (blogName: string) => loader(loaderArgs(`/blog/${blogName}?utm=x`, { blogName }))

test('MT-03 title, description and share image of an article come from the fetched item', async () => {
  const blog = sampleBlog(1)
  const get = mockGet({ [BLOG]: blog })
  expect(await load('article-1')).toEqual({
    blog,
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
  'an article the service answers %d for is not found with %d and kept out of search engines',
  async (said, status) => {
    mockGet({ [BLOG]: refusal(said, 'NOT_FOUND') })
    expect(await load('nothing')).toMatchObject({
      data: { blog: null, meta: { title: 'Article | Tekskills', robots: 'noindex, nofollow' } },
      init: { status },
    })
  },
)

test.each([
  ['an unreachable service', unreachable],
  ['a failing service', refusal(500, 'INTERNAL')],
  ['a busy service', refusal(429, 'RATE_LIMITED')],
])('MT-03 with %s the page keeps the meta of its route, answers 503', async (_, error) => {
  mockGet({ [BLOG]: error })
  const answer = await load('article-1')
  expect(answer).toMatchObject({
    data: { blog: null, failed: true },
    init: { status: 503 },
  })
  expect(answer).not.toHaveProperty('data.meta')
})
