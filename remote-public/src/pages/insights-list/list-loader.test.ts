import { loaderArgs, mockGet, pageOf, sampleCategories, unreachable } from '../../testing/service'
import { insightTypes } from '../../kit/insights/insight-type'
import { loader } from './blogs-loader'
import { metaOf } from './list-meta'

const { blogs, caseStudies } = insightTypes
const query = { q: 'cost', category: 'cloud', tag: 'x', author: 'y', page: 2 }

test('MT-01 the canonical address of a view has category and page, but not search, tag and author', () => {
  expect(metaOf(blogs, query, 'Cloud')).toMatchObject({
    title: 'Insights: Cloud, page 3 | Tekskills',
    description: expect.stringMatching(/^Cloud\. Page 3\. Notes from our engineers/) as unknown,
    canonicalLink: '/resources/blogs?category=cloud&page=2',
  })
  expect(metaOf(blogs, { ...query, category: '', page: 0 })).toMatchObject({
    title: 'Insights | Tekskills',
    canonicalLink: '/resources/blogs',
  })
})

test('MT-01 each list has its own title and canonical address', () => {
  const views = Object.values(insightTypes).map((kind) => metaOf(kind, { q: '', page: 0 }))
  for (const field of ['title', 'description', 'canonicalLink'] as const)
    expect(new Set(views.map((meta) => meta[field])).size).toBe(views.length)
  expect(metaOf(caseStudies, { q: '', page: 1 }).title).toBe('Case studies: page 2 | Tekskills')
})

test('a list that could not be loaded has status 503', async () => {
  mockGet({ '/public/user/get-allblogs': unreachable, '/public/user/getall-category': pageOf(sampleCategories) })
  expect(await loader(loaderArgs('/resources/blogs'))).toMatchObject({
    data: { page: null },
    init: { status: 503 },
  })
})

test('CL-04 the requests of a list are cancelled with the navigation', async () => {
  const get = mockGet({
    '/public/user/get-allblogs': pageOf([]),
    '/public/user/getall-category': pageOf(sampleCategories),
  })
  const args = loaderArgs('/resources/blogs')
  await loader(args)
  expect(get).toHaveBeenCalledTimes(2)
  for (const [, config] of get.mock.calls) expect(config?.signal).toBe(args.request.signal)
})

test('CL-04 a cancelled request is not treated as a service failure', async () => {
  const cancelled = new Error('cancelled')
  mockGet({ '/public/user/get-allblogs': cancelled, '/public/user/getall-category': cancelled })
  await expect(loader(loaderArgs('/resources/blogs'))).rejects.toBe(cancelled)
})

test('a list without its categories is incomplete, so it is not cached', async () => {
  const responses = { '/public/user/get-allblogs': pageOf([]), '/public/user/getall-category': unreachable }
  mockGet(responses)
  expect(await loader(loaderArgs('/resources/blogs'))).toMatchObject({ categories: [], incomplete: true })
  mockGet({ ...responses, '/public/user/getall-category': pageOf(sampleCategories) })
  expect(await loader(loaderArgs('/resources/blogs'))).toMatchObject({ incomplete: false })
})

test('the blog list requests the categories of blogs', async () => {
  const get = mockGet({ '/public/user/get-allblogs': pageOf([]), '/public/user/getall-category': pageOf([]) })
  await loader(loaderArgs('/resources/blogs'))
  expect(get).toHaveBeenCalledWith(
    '/public/user/getall-category',
    expect.objectContaining({ params: { type: 'BLOG', size: 100 } }),
  )
})
