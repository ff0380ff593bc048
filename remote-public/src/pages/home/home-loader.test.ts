import { loaderArgs, mockGet, pageOf, sampleBlog, unreachable } from '../../testing/service'
import { loader } from './home-loader'

const LIST = '/public/user/get-allblogs'

test('a home page without its articles is incomplete, so it is not cached', async () => {
  mockGet({ [LIST]: unreachable })
  expect(await loader(loaderArgs('/'))).toMatchObject({ blogs: null, incomplete: true })
  mockGet({ [LIST]: pageOf([sampleBlog(1)]), '/public/user/get-allcaseStudy': pageOf([]) })
  expect(await loader(loaderArgs('/'))).toMatchObject({ incomplete: false })
})

test('CL-04 the request for the articles is cancelled with the navigation', async () => {
  const get = mockGet({ [LIST]: pageOf([]) })
  const args = loaderArgs('/')
  await loader(args)
  expect(get.mock.calls[0]?.[1]?.signal).toBe(args.request.signal)
})

test('MT-06 the structured data of the home page has the company and the site', async () => {
  mockGet({ [LIST]: pageOf([]) })
  expect((await loader(loaderArgs('/'))).structuredData).toMatchObject([
    { '@type': 'Organization', name: 'Tekskills', url: 'https://tekskills.example/' },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
  ])
})
